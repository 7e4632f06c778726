/** The oldest browsers in which everything can be read, reached and sent, as esbuild names them. */
export const oldestBrowsers = ['chrome109', 'firefox115', 'safari16.4'];
