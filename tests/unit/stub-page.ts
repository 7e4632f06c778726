import type { Page } from '../../scripts/site-api/page.ts';

/** What a component rendered by itself is told about its page. */
export const stubPage: Page = {
  route: {
    name: '/test/',
    path: '/test/',
    file: 'test/index.html',
    source: 'pages/test.tsx',
    params: {},
  },
  head: { title: 'Test', description: 'Test' },
  routes: [],
  base: '',
  home: '/',
  addressOf: (name) => name,
  translations: [],
  isTranslated: () => true,
  languages: ['en'],
  styles: '',
  fontPreloads: [],
  builtOn: new Date(0),
  socialCard: () => '',
  searchIndex: () => '/assets/search/',
  assetUrl: (name) => `/assets/${name}.js`,
  inlineScript: () => '',
  addRule: () => {},
  picture: ({ picture, widths }) => ({
    avif: `/assets/${picture}.avif ${widths[0]}w`,
    webp: `/assets/${picture}.webp ${widths[0]}w`,
    src: `/assets/${picture}.webp`,
    width: 480,
    height: 320,
    colour: '#000000',
  }),
};
