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
      message: 'A picture says nothing to those who do not see it.',
      found,
      expected: 'a text in its place, that says what the picture shows',
      fix: `![What it shows](${src})`,
    };
  }
  if (title && !isFigure) {
    return {
      message: 'A picture within a line of text cannot have a caption.',
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
        message: 'A picture lies on another host, and pages load nothing from there.',
        found,
        expected: 'the address of a file in public/: `/diagram.svg` for public/diagram.svg',
      };
    case 'unmeasurable':
      return {
        message: 'Nobody can tell how large this picture is.',
        found,
        expected:
          'a complete picture; of an SVG, its `svg` element with a viewBox, or with width and height',
      };
    case 'unequal':
      return {
        message: 'The variant of a picture for the dark theme has another size.',
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
