type ThumbnailProps = {
  imgLight: string;
  imgDark: string;
  /** Only one of the two, whatever the theme. */
  only?: 'light' | 'dark' | undefined;
  /** Stands on the first screen: loaded at once. */
  first?: boolean;
};

const size = { width: 480, height: 320 };

/** The screenshot of a page of the template in the visitor's theme. Its title stands beside it. */
export function Thumbnail({ imgLight, imgDark, only, first }: ThumbnailProps) {
  const loading = first ? 'eager' : 'lazy';
  return (
    <>
      {only !== 'dark' && (
        <img className={only ? '' : 'in-light'} src={imgLight} alt="" loading={loading} {...size} />
      )}
      {only !== 'light' && (
        <img className={only ? '' : 'in-dark'} src={imgDark} alt="" loading={loading} {...size} />
      )}
    </>
  );
}

/** Addresses of both screenshots of a page, by the last part of its own address. */
export const thumbnailsOf = (name: string) => ({
  imgLight: `/template/thumbnails/${name}-light.avif`,
  imgDark: `/template/thumbnails/${name}-dark.avif`,
});
