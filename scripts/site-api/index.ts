/** What JSX is compiled to beside its runtime. */
export { createElement } from './jsx-runtime.ts';
