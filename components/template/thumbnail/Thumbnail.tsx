type ThumbnailProps = {
  imgLight: string;
  imgDark: string;
  /** Shows only one of the two screenshots, whatever the theme. */
  only?: 'light' | 'dark' | undefined;
  /** Set on the first screen, where it loads at once. */
  first?: boolean;
};

const size = { width: 480, height: 320 };

/** The screenshot of a template page in the visitor's theme. Its title is beside it. */
export function Thumbnail({ imgLight, imgDark, only, first }: ThumbnailProps) {
  const loading = first ? 'eager' : 'lazy';
  const themed = (name: string) => (only ? undefined : name);
  return (
    <>
      {only !== 'dark' && (
        <img className={themed('in-light')} src={imgLight} alt="" loading={loading} {...size} />
      )}
      {only !== 'light' && (
        <img className={themed('in-dark')} src={imgDark} alt="" loading={loading} {...size} />
      )}
    </>
  );
}

/** Addresses of both screenshots of a page, named by the last part of the page's address. */
export const thumbnailsOf = (name: string) => ({
  imgLight: `/template/thumbnails/${name}-light.avif`,
  imgDark: `/template/thumbnails/${name}-dark.avif`,
});
