/** A visitor's actions in a browser, under the same names for each engine. */

export type Point = { x: number; y: number };

export type Size = { width: number; height: number };

export const desktop: Size = { width: 1440, height: 900 };
export const phone: Size = { width: 390, height: 844 };

/** Values that can be passed between the test and the page. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json };

export type Tab = {
  /** Goes to an address and waits until it has loaded. */
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Goes back in history. The page before may not be there yet: wait for what it shows. */
  back(): Promise<void>;
  /** Runs a function in the page. It has access only to its arguments. */
  run<Arguments extends Json[], Result>(
    script: (...values: Arguments) => Result,
    ...values: Arguments
  ): Promise<Awaited<Result>>;
  /** Runs a complete script in the page, bypassing its policy. */
  inject(source: string): Promise<void>;
  /** Scrolls to the first matching element, and clicks its middle once it has stopped moving. */
  click(selector: string): Promise<void>;
  /** Clicks a point of the window. */
  clickAt(point: Point): Promise<void>;
  /** Types into a field key by key, after what it already contains. */
  type(selector: string, text: string): Promise<void>;
  /** Presses a key by name, such as `Enter`, `ArrowRight` or `Shift+Tab`. */
  press(key: string): Promise<void>;
  resize(size: Size): Promise<void>;
  close(): Promise<void>;
};

/** A visitor's browser profile. Its tabs share their storage. */
export type Profile = {
  newTab(size?: Size): Promise<Tab>;
  close(): Promise<void>;
};

export type Engine = {
  /** Name and version, such as `Firefox 153.0`. */
  name: string;
  newProfile(): Promise<Profile>;
  close(): Promise<void>;
};

/** The source of a function call with arguments, for browsers that accept only text. */
export const callOf = (script: (...values: never[]) => unknown, values: readonly Json[]): string =>
  `(${script})(...${JSON.stringify(values)})`;
