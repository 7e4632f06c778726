import { errorPage, type Host, headerRules, redirectRules } from './host.ts';

/**
 * Netlify. Rules go by the address that was asked for, so the error page must carry its own policy.
 * It adds slashes and serves 404.html by itself. Source: docs.netlify.com, "Custom headers".
 */
export const netlify: Host = {
  isPolicyInPage: (path) => path === errorPage,
  files: (site) => [
    { file: '_headers', text: headerRules(site).join(''), isPublished: true },
    { file: '_redirects', text: redirectRules(site).join(''), isPublished: true },
  ],
};
