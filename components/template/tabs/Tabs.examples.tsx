import { Counters } from '../count/Counters.tsx';
import type { Examples } from '../specimen/Example.tsx';
import { Split } from '../split/Split.tsx';
import { Tabs } from './Tabs.tsx';
import { TabText } from './TabText.tsx';

export const examples = {
  'A ruled row': {
    note: 'The saffron rule marks the tab that is chosen.',
    shows: (
      <Tabs
        layout="ruled"
        items={[
          {
            title: 'Diagnose',
            content: (
              <TabText lead="Two weeks to find the one thing that holds the others back.">
                We read what there is, talk with twelve people and write four pages. You know by the
                third page whether to go on.
              </TabText>
            ),
          },
          {
            title: 'Design',
            content: (
              <TabText lead="Three ways to mend it, with what each of them costs and risks.">
                One of them is always to do nothing. It is priced with the same care as the others,
                because it is the one that most firms choose without knowing.
              </TabText>
            ),
          },
          {
            title: 'Deliver',
            content: (
              <TabText lead="A plan that fits on one page, and a person behind each line.">
                We stay until the first two milestones are met. After that a call on Friday is
                enough.
              </TabText>
            ),
          },
        ]}
      />
    ),
  },
  'A boxed row': {
    note: 'Tabs and panel in one frame, for settings and short facts.',
    shows: (
      <Tabs
        layout="boxed"
        items={[
          {
            title: 'Public sector',
            content: (
              <TabText lead="Ministries, agencies and cities.">
                Budgets, tenders and the reform of the offices behind them.
              </TabText>
            ),
          },
          {
            title: 'Industry',
            content: (
              <TabText lead="Makers, growers and carriers.">
                Plants, fleets and stores: what to keep, what to share and what to sell.
              </TabText>
            ),
          },
          {
            title: 'Finance',
            content: (
              <TabText lead="Banks, funds and insurers.">
                Risk that is measured before it is priced, and reports that are read.
              </TabText>
            ),
          },
        ]}
      />
    ),
  },
  'Upright, with pictures': {
    note: 'A column of tabs beside panels that hold a whole story.',
    shows: (
      <Tabs
        layout="upright"
        items={[
          {
            title: 'A port that moves',
            icon: 'ship',
            content: (
              <Split
                image={{ picture: 'service-gallery-2.svg' }}
                alt="Stacked containers drawn in horizontal lines beside calm water"
                side="left"
                title="Eleven hours less at the quay."
                text="The cranes were fast enough. The papers were not, so we moved the papers first."
              />
            ),
          },
          {
            title: 'A budget that closes',
            icon: 'landmark',
            content: (
              <Split
                image={{ picture: 'service-gallery-4.svg' }}
                alt="Bars that grow away from an orange disc, to both sides of a line"
                side="left"
                title="One ledger for nine agencies."
                text="Nine ways of counting became one, and the year closed on the last day of the year."
              />
            ),
          },
          {
            title: 'A harvest that sells',
            icon: 'sprout',
            content: (
              <Split
                image={{ picture: 'service-gallery-5.svg' }}
                alt="A beam of lines that falls from a satellite and lights a part of the globe"
                side="left"
                title="Prices known before the truck leaves."
                text="Twelve cooperatives publish what they have and what they ask, every morning at six."
              />
            ),
          },
        ]}
      />
    ),
  },
  'Icons and figures': {
    note: 'Each panel holds another component; nothing in it knows that it stands in a tab.',
    shows: (
      <Tabs
        layout="ruled"
        items={[
          {
            title: 'Speed',
            icon: 'clock',
            content: (
              <Counters
                layout="cells"
                items={[
                  { value: 14, label: 'days to the first finding' },
                  { value: 48, label: 'hours to answer a question' },
                  { value: 11, label: 'weeks to a signed plan' },
                ]}
              />
            ),
          },
          {
            title: 'People',
            icon: 'users-round',
            content: (
              <Counters
                layout="cells"
                items={[
                  { value: 15, label: 'advisers, none of them junior' },
                  { value: 7, label: 'languages between them' },
                  { value: 94, unit: '%', label: 'still here after five years' },
                ]}
              />
            ),
          },
          {
            title: 'Reach',
            icon: 'globe',
            content: (
              <Counters
                layout="cells"
                items={[
                  { value: 9, label: 'countries with a client' },
                  { value: 3, label: 'offices to visit' },
                  { value: 42, label: 'ports on file' },
                ]}
              />
            ),
          },
        ]}
      />
    ),
  },
} satisfies Examples;
