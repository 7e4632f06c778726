import { usePage } from '#page';

/** The styles, fonts and scripts of a page, in the order in which they are needed. */
export function PageAssets() {
  const { styles, fontPreloads, assetUrl, inlineScript } = usePage();
  return (
    <>
      {/* Inline, so that theme and layout are right before the first paint. */}
      <script dangerouslySetInnerHTML={{ __html: inlineScript('Boot') }} />
      <style dangerouslySetInnerHTML={{ __html: styles }} />
      {fontPreloads.map((href) => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
      ))}
      {/* At low priority, because the picture and the fonts of the first screen come first. */}
      <script type="module" fetchPriority="low" src={assetUrl('Site')} />
    </>
  );
}
