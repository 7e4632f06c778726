import type { Handler } from '../../scripts/serve/handler.ts';
import { uncompressed } from '../../scripts/serve/handler.ts';
import type { Tab } from './tab.ts';

declare global {
  interface Window {
    /** The errors in the page since it was opened. */
    testErrors?: string[];
  }
}

/**
 * Makes every page of a test's server record its errors. Not all engines can do this by WebDriver,
 * and a script named in the page runs before all others.
 */
export const noteErrors = {
  transformHtml: (html: string) =>
    html.replace('<head>', '<head><script src="/noted.js"></script>'),
  handlers: [
    uncompressed,
    (_request, response, url) => {
      if (url.pathname !== '/noted.js') return false;
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(`(${note})()`);
      return true;
    },
  ] satisfies Handler[],
};

function note(): void {
  const errors: string[] = [];
  window.testErrors = errors;
  addEventListener('unhandledrejection', ({ reason }) => errors.push(`rejected: ${reason}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    errors.push(`refused by ${violatedDirective}: ${blockedURI}`),
  );
  addEventListener(
    'error',
    (event) => {
      const { target } = event;
      if (target instanceof HTMLElement)
        errors.push(`not loaded: ${target.outerHTML.slice(0, 200)}`);
      else if (event instanceof ErrorEvent)
        errors.push(`${event.message} (${event.filename}:${event.lineno})`);
    },
    true,
  );
  const { error } = console;
  console.error = (...words) => {
    errors.push(words.join(' '));
    error(...words);
  };
}

/** The errors in the page that the tab shows. */
export const errorsOf = (tab: Tab): Promise<string[]> =>
  tab.run(() => window.testErrors ?? ['the page notes no errors']);
