import { fill } from '#shared/text.ts';
import { useStaticStrings } from '../../strings/useStaticStrings.ts';

export interface PictureProps {
  src: string;
  /** The variant for the dark theme, of the same size. */
  dark?: string;
  alt: string;
  /** In pixels of CSS. */
  width: string;
  height: string;
  /** Whether it stands by itself, and not within a line. */
  figure?: string;
  caption?: string;
  /** Whether it can be enlarged. */
  zoom?: string;
}

/** A picture of the article: nothing shifts when it arrives, and the other theme's is not fetched. */
export function Picture({ figure, caption, ...props }: PictureProps) {
  if (!figure) {
    return (
      <span className="picture" data-component="Picture">
        <Frame {...props} />
      </span>
    );
  }
  return (
    <figure className="picture" data-component="Picture">
      <Frame {...props} />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

type FrameProps = Omit<PictureProps, 'figure' | 'caption'>;

/** Around the picture, so that a press on it is held until the script can enlarge it. */
function Frame({ src, dark, zoom, ...image }: FrameProps) {
  return (
    <span className="picture-frame" data-replay={zoom ? '' : undefined}>
      <Image src={src} {...image} theme={dark ? 'light' : undefined} />
      {dark && <Image src={dark} {...image} theme="dark" />}
      {zoom && <EnlargeButton alt={image.alt} />}
    </span>
  );
}

interface ImageProps extends Pick<PictureProps, 'src' | 'alt' | 'width' | 'height'> {
  theme: 'light' | 'dark' | undefined;
}

function Image({ theme, alt, ...props }: ImageProps) {
  return <img {...props} alt={alt} loading="lazy" decoding="async" data-shown-in={theme} />;
}

/** The picture itself stays free for the pointer: to be saved, dragged and looked up. */
function EnlargeButton({ alt }: Pick<PictureProps, 'alt'>) {
  const { picture } = useStaticStrings();
  return (
    <button
      type="button"
      data-needs-script
      data-close={picture.close}
      aria-label={fill(picture.enlarge, { alt })}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M12 3h5v5M8 17H3v-5M17 3l-6 6M3 17l6-6" />
      </svg>
    </button>
  );
}
