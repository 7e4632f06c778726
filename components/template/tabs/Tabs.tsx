import { useId } from 'react';
import type { SectionOf } from '../../../content/template/schema/section.ts';
import { Icon } from '../../icon/Icon.tsx';
import { Counters } from '../count/Counters.tsx';
import { Split } from '../split/Split.tsx';

type TabsProps = Pick<SectionOf<'tabs'>, 'layout' | 'items'>;

/** Tabs by the ARIA pattern. Without script, links to panels that are all visible. */
export function Tabs({ layout, items }: TabsProps) {
  const id = useId();
  return (
    <div className={`tabs tabs-${layout}${layout === 'upright' ? ' pair' : ''}`}>
      <ul className="tabs-row" data-tabs="">
        {items.map(({ title, icon }, index) => (
          <li key={title}>
            <a
              className="lights-up"
              id={`${id}tab${index}`}
              href={`#${id}panel${index}`}
              aria-controls={`${id}panel${index}`}
            >
              {icon && <Icon name={icon} />}
              {title}
            </a>
          </li>
        ))}
      </ul>
      <div>
        {items.map((tab, index) => (
          <div
            key={tab.title}
            id={`${id}panel${index}`}
            className="tabs-panel"
            data-tab={tab.title}
          >
            <Panel tab={tab} />
          </div>
        ))}
      </div>
    </div>
  );
}

/** What a tab shows: a picture with its words, figures, or a text below a large sentence. */
function Panel({ tab: { story, figures, lead, text } }: { tab: TabsProps['items'][number] }) {
  if (story) return <Split {...story} side="left" />;
  if (figures) return <Counters layout="cells" items={figures} />;
  return (
    <div className="tab-text">
      <h3 className="title">{lead}</h3>
      <p className="muted">{text}</p>
    </div>
  );
}
