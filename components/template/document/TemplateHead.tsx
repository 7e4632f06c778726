import { usePage } from '#page';

/** The head of every page of the template. Search engines are asked to leave them out. */
export function TemplateHead({ themeColour }: { themeColour: string }) {
  const { head, styles, fontPreloads, assetUrl, inlineScript } = usePage();
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      <meta name="robots" content="noindex" />
      <meta name="theme-color" content={themeColour} />
      <meta name="color-scheme" content="light dark" />
      {/* Inline, so that theme and layout are right before the first paint. */}
      <script dangerouslySetInnerHTML={{ __html: inlineScript('Boot') }} />
      <style dangerouslySetInnerHTML={{ __html: styles }} />
      {fontPreloads.map((href) => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
      ))}
      <script type="module" src={assetUrl('Site')} />
      <link rel="icon" href="/template/favicon.svg" type="image/svg+xml" />
    </head>
  );
}
