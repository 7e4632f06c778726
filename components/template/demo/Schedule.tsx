import type { SectionOf } from '../../../content/template/schema/demo-section.ts';

/** The days of an event, hour by hour. */
export function Schedule({ section }: { section: SectionOf<'schedule'> }) {
  return (
    <div className="demo-schedule">
      {section.days.map(({ day, slots }) => (
        <section key={day}>
          <h3>{day}</h3>
          <ol>
            {slots.map(({ time, title, by }) => (
              <li key={time}>
                <time>{time}</time>
                <p>
                  <b>{title}</b>
                  <span>{by}</span>
                </p>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
