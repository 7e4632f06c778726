import { type DocumentProps, usePage } from '#page';

const sections = ['Practice', 'Services', 'Reach', 'Firm', 'Contact'];

/** The frame of every page of the measured site. */
export function Frame({ children }: DocumentProps) {
  const { head, styles } = usePage();
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{head.title}</title>
        <meta name="description" content={head.description} />
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
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
      </body>
    </html>
  );
}
