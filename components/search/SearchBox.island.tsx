import { useEffect, useRef, useState } from 'react';
import { island } from '#island';
import type { Search } from '../../content/schema/search.ts';
import { fill } from '../text/fill.ts';
import { plural } from '../text/plural.ts';
import { type Answer, searchSite } from './search-index.ts';

type SearchBoxProps = {
  words: Omit<Search, 'head' | 'opening' | 'link' | 'lists' | 'noScript'>;
  lang: string;
  /** The folder of the index. */
  index: string;
};

/** How many pages are shown at first, and how many more at each press. */
const step = 10;

/** How long typing must rest before the site is searched, in milliseconds. */
const restMs = 200;

type State = 'idle' | 'searching' | 'failed' | (Answer & { text: string });

/** The search of the site. What is looked for is in the address, so that it can be shared and gone back to. */
function SearchBox({ words, lang, index }: SearchBoxProps) {
  const field = useRef<HTMLInputElement>(null);
  // An object, so that a press on the button looks for the same text again, as after a failure.
  const [wanted, setWanted] = useState({ text: '' });
  const [most, setMost] = useState(step);
  const [state, setState] = useState<State>('idle');
  const results = useRef<HTMLOListElement>(null);
  /** The number of results before more were asked for. */
  const before = useRef(0);

  useEffect(() => {
    if (!field.current) return;
    // What was typed before the page was ready stays.
    field.current.value ||= new URLSearchParams(location.search).get('q') ?? '';
    setWanted({ text: field.current.value.trim() });
  }, []);

  useEffect(() => {
    const { text } = wanted;
    if (!text) {
      setState('idle');
      return;
    }
    let isLatest = true;
    const show = (next: State) => {
      if (isLatest) setState(next);
    };
    const search = async () => {
      history.replaceState(history.state, '', `?${new URLSearchParams({ q: text })}`);
      // Results stay until others come, so that the page does not jump.
      if (isLatest)
        setState((shown) => (typeof shown === 'string' || shown.total === 0 ? 'searching' : shown));
      try {
        show({ ...(await searchSite(index, text, most)), text });
      } catch (error) {
        console.error(error);
        show('failed');
      }
    };
    const timer = setTimeout(search, restMs);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [wanted, most, index]);

  const look = () => {
    const text = field.current?.value.trim() ?? '';
    if (!text) history.replaceState(history.state, '', location.pathname);
    before.current = 0;
    setMost(step);
    setWanted({ text });
  };
  const answer = typeof state === 'string' ? undefined : state;

  useEffect(() => {
    if (!answer || !before.current) return;
    // The button may be gone, and the first of the results that have come is read next.
    const links = results.current?.querySelectorAll<HTMLElement>('h2 a');
    links?.[before.current]?.focus();
    before.current = 0;
  }, [answer]);

  const say = () => {
    if (state === 'idle') return '';
    if (typeof state === 'string') return words[state];
    if (state.total === 0) return fill(words.none, { text: state.text });
    return plural(words.found, state.total, lang);
  };

  return (
    <>
      <search>
        <form
          className="search-form"
          onSubmit={(event) => {
            event.preventDefault();
            look();
          }}
        >
          <label htmlFor="search_text">{words.label}</label>
          <div>
            <input
              ref={field}
              id="search_text"
              name="q"
              type="search"
              autoComplete="off"
              enterKeyHint="search"
              onInput={look}
            />
            <button type="submit" className="button">
              {words.submit}
            </button>
          </div>
        </form>
      </search>
      <p role="status">{say()}</p>
      {answer && (
        <ol className="search-results" ref={results}>
          {answer.pages.map(({ path, title, words }) => (
            <li key={path}>
              <h2>
                <a href={path}>{title}</a>
              </h2>
              <p>
                {words.map(({ at, text, isMarked }) =>
                  isMarked ? <mark key={at}>{text}</mark> : text,
                )}
              </p>
            </li>
          ))}
        </ol>
      )}
      {answer && answer.pages.length < answer.total && (
        <button
          type="button"
          className="button"
          onClick={() => {
            before.current = answer.pages.length;
            setMost(most + step);
          }}
        >
          {words.more}
        </button>
      )}
    </>
  );
}

export default island({ name: 'SearchBox', hydrate: 'load' }, SearchBox);
