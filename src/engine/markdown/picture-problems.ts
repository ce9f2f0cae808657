import type { Element } from 'hast';
import type { ProblemText } from '#shared/problem.ts';
import type { PictureSize } from '../content/pictures.ts';
import type { FoundPicture } from './find-picture.ts';

/** What is wrong with a picture, if anything is; one that does not exist is the check of links' to report. */
export function pictureProblem(
  { properties: { src, alt, title } }: Element,
  picture: FoundPicture,
  { isFigure }: { isFigure: boolean },
): ProblemText | undefined {
  const found = `![${alt ?? ''}](${src})`;
  if (!String(alt ?? '').trim()) {
    return {
      message: 'Missing alt text',
      found,
      expected: 'a text in its place, that says what the picture shows',
      fix: `![What it shows](${src})`,
    };
  }
  if (title && !isFigure) {
    return {
      message: 'Caption on an inline image',
      found: `![${alt}](${src} "${title}")`,
      expected: 'a picture with a caption in a paragraph of its own',
    };
  }
  return fileProblem(picture, found);
}

function fileProblem(picture: FoundPicture, found: string): ProblemText | undefined {
  switch (picture.type) {
    case 'elsewhere':
      return {
        message: 'Image on another host',
        found,
        expected: 'the address of a file in public/: `/diagram.svg` for public/diagram.svg',
      };
    case 'unmeasurable':
      return {
        message: 'Could not read the image size',
        found,
        expected:
          'a complete picture; of an SVG, its `svg` element with a viewBox, or with width and height',
      };
    case 'unequal':
      return {
        message: 'Dark image of another size',
        found: `public${picture.dark}: ${printSize(picture.darkSize)}`,
        expected: printSize(picture.size),
      };
    default:
      return undefined;
  }
}

function printSize(size: PictureSize | undefined): string {
  return size ? `${size.width} × ${size.height}` : 'no size';
}
