import { type PictureSources, usePage } from '#page';

export type PictureProps = {
  /** A picture field of content. */
  image: { picture: string };
  alt: string;
  /** Widths to generate, in pixels. */
  widths: readonly number[];
  /** The `sizes` attribute: how wide the picture is displayed. */
  sizes: string;
  /** Aspect ratio (width / height) to crop the picture to. */
  ratio?: number;
  /** The size to declare, and to crop the picture to, if that is not the size of its largest file. */
  size?: { readonly width: number; readonly height: number };
  /** A different picture for narrow screens. */
  narrow?: Pick<PictureProps, 'image' | 'widths' | 'ratio'> & { media: string };
  /**
   * Set for the picture that visitors see first, which loads at once. The others load when they are
   * near.
   */
  first?: boolean;
  /** Set for another one of the first screen: it loads with the page, and not ahead of the rest. */
  eager?: boolean | undefined;
  /** Set if it has words over it, which appear only once the browser has decoded it. */
  together?: boolean;
};

/**
 * A drawing as it is, or a photograph in AVIF at the given widths, with its colour as a placeholder
 * while it loads.
 */
export function Picture({
  image,
  alt,
  widths,
  sizes,
  size,
  ratio = size && size.width / size.height,
  narrow,
  first,
  eager,
  together,
}: PictureProps) {
  const { picture } = usePage();
  const wide = picture({ picture: image.picture, widths, ...(ratio && { ratio }) });
  const small = narrow && picture({ ...narrow, picture: narrow.image.picture });
  return (
    <picture>
      {/* React moves these to the head, where the browser finds them early. */}
      {first && small && <Preload media={narrow?.media} {...small} sizes="100vw" />}
      {first && <Preload media={narrow && `not all and ${narrow.media}`} {...wide} sizes={sizes} />}
      {narrow && small && (
        <source
          type={small.avif && 'image/avif'}
          media={narrow.media}
          srcSet={small.avif ?? small.src}
          sizes={small.avif && '100vw'}
        />
      )}
      {wide.avif && <source type="image/avif" srcSet={wide.avif} sizes={sizes} />}
      <img
        src={wide.src}
        width={size?.width ?? wide.width}
        height={size?.height ?? wide.height}
        alt={alt}
        data-picture={image.picture}
        decoding={together ? 'sync' : undefined}
        fetchPriority={first ? 'high' : undefined}
        loading={first || eager ? undefined : 'lazy'}
      />
    </picture>
  );
}

type PreloadProps = { media: string | undefined; sizes: string } & Pick<
  PictureSources,
  'avif' | 'src'
>;

function Preload({ media, avif, src, sizes }: PreloadProps) {
  return (
    <link
      rel="preload"
      href={avif?.split(' ')[0] ?? src}
      as="image"
      type={avif && 'image/avif'}
      media={media}
      imageSrcSet={avif}
      imageSizes={avif && sizes}
      fetchPriority="high"
    />
  );
}
