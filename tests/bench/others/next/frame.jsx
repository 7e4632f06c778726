import Head from 'next/head';

const sections = ['Practice', 'Services', 'Reach', 'Firm', 'Contact'];
const style =
  'body{max-inline-size:42rem;margin:2rem auto;font:1rem/1.5 system-ui}nav ul{display:flex;gap:1rem;list-style:none}';

export default function Frame({ title, summary, children }) {
  return (
    <>
      <Head>
        <title>{title}</title>
        <meta name="description" content={summary} />
        <style>{style}</style>
      </Head>
      <header>
        <nav aria-label="Main">
          <ul>
            {sections.map((section) => (
              <li key={section}>
                <a href="/">{section}</a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main>{children}</main>
      <footer>
        <p>Measured by a site of notes.</p>
      </footer>
    </>
  );
}
