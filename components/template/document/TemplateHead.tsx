import { usePage } from '#page';
import { PageAssets } from '../../document/PageAssets.tsx';

/** The head of every template page. It asks search engines to leave the page out. */
export function TemplateHead({ themeColour }: { themeColour: string }) {
  const { head } = usePage();
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      <meta name="robots" content="noindex" />
      <meta name="theme-color" content={themeColour} />
      <meta name="color-scheme" content="light dark" />
      <PageAssets />
      <link rel="icon" href="/template/favicon.svg" type="image/svg+xml" />
    </head>
  );
}
