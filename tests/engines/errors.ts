import type { Handler } from '../../scripts/serve/handler.ts';
import { uncompressed } from '../browser/site.ts';
import type { Tab } from './tab.ts';

declare global {
  interface Window {
    /** What went wrong in the page since it was opened. */
    testErrors?: string[];
  }
}

/**
 * Lets every page of a test's server note what goes wrong in it. WebDriver cannot ask for that in all
 * engines, and a script that the page names itself runs before all others.
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

/** What went wrong in the page that the tab shows. */
export const errorsOf = (tab: Tab): Promise<string[]> =>
  tab.run(() => window.testErrors ?? ['the page notes no errors']);
