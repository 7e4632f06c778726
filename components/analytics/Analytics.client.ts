/** Loads the counter of visits, unless the visitor's browser asks not to be tracked. */
import type { Analytics } from '../../content/schema/analytics.ts';
import { isLocal } from '../site/is-local.ts';

declare global {
  interface Navigator {
    /** Not in all browsers: https://www.w3.org/TR/gpc/ */
    globalPrivacyControl?: boolean;
  }
  interface Document {
    /** Not in all browsers: https://wicg.github.io/nav-speculation/prerendering.html */
    prerendering?: boolean;
  }
}

/** Adds the script of the counter to a published page. Whoever edits the site is not counted. */
export default function startCounting(element: HTMLElement): void {
  if (navigator.globalPrivacyControl || navigator.doNotTrack === '1' || isLocal()) return;
  const counter: Analytics = JSON.parse(element.dataset.counter ?? '');
  const script = document.createElement('script');
  for (const { name, value } of counter.data) script.setAttribute(`data-${name}`, value);
  if (counter.integrity) {
    script.integrity = counter.integrity;
    script.crossOrigin = 'anonymous';
  }
  // In browsers with Trusted Types, the security policy accepts the address only from this policy.
  const rules = { createScriptURL: () => counter.script };
  const policy = window.trustedTypes?.createPolicy('counter', rules);
  script.src = policy?.createScriptURL('') ?? counter.script;
  const count = () => document.head.append(script);
  // A page that is prepared before its link is clicked has no visitor yet.
  if (document.prerendering) document.addEventListener('prerenderingchange', count, { once: true });
  else count();
}
