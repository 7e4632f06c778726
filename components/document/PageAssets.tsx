import { usePage } from '#page';

/** The styles, fonts and scripts of a page, in the order in which they are needed. */
export function PageAssets() {
  const { styles, fontPreloads, assetUrl, inlineScript } = usePage();
  return (
    <>
      <style dangerouslySetInnerHTML={{ __html: styles }} />
      {/*
        Inline, so that theme and layout are right before the first paint. It loads the site's own script
        once the page has loaded: until then the line is for the fonts and pictures of the first screen.
      */}
      <script
        data-src={assetUrl('Site')}
        dangerouslySetInnerHTML={{ __html: inlineScript('Boot') }}
      />
      {fontPreloads.map((href) => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
      ))}
    </>
  );
}
