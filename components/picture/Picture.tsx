import { usePage } from '#page';

type PictureProps = {
  /** A picture field of content. */
  image: { picture: string };
  alt: string;
  /** Widths to make, in pixels. */
  widths: readonly number[];
  /** The `sizes` attribute: how wide the picture is shown. */
  sizes: string;
  /** Width / height to cut the picture to. */
  ratio?: number;
  /** Another picture for narrow screens. */
  narrow?: { image: { picture: string }; widths: readonly number[]; media: string };
  /** The picture that visitors see first: loaded at once. All others wait until they are near. */
  first?: boolean;
};

/** A picture in AVIF and WebP at the widths asked for, with its colour to stand in while it loads. */
export function Picture({ image, alt, widths, sizes, ratio, narrow, first }: PictureProps) {
  const { picture } = usePage();
  const wide = picture({ picture: image.picture, widths, ...(ratio && { ratio }) });
  const small = narrow && picture({ picture: narrow.image.picture, widths: narrow.widths });
  return (
    <picture>
      {/* React moves these to the head, where the browser finds them early. */}
      {first && small && <Preload media={narrow?.media} srcSet={small.avif} sizes="100vw" />}
      {first && (
        <Preload media={narrow && `not all and ${narrow.media}`} srcSet={wide.avif} sizes={sizes} />
      )}
      {narrow && small && (
        <>
          <source type="image/avif" media={narrow.media} srcSet={small.avif} sizes="100vw" />
          <source type="image/webp" media={narrow.media} srcSet={small.webp} sizes="100vw" />
        </>
      )}
      <source type="image/avif" srcSet={wide.avif} sizes={sizes} />
      <img
        src={wide.src}
        srcSet={wide.webp}
        sizes={sizes}
        width={wide.width}
        height={wide.height}
        alt={alt}
        data-picture={image.picture}
        decoding="async"
        {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  );
}

type PreloadProps = { media: string | undefined; srcSet: string; sizes: string };

function Preload({ media, srcSet, sizes }: PreloadProps) {
  return (
    <link
      rel="preload"
      href={srcSet.split(' ')[0]}
      as="image"
      type="image/avif"
      media={media}
      imageSrcSet={srcSet}
      imageSizes={sizes}
      fetchPriority="high"
    />
  );
}
