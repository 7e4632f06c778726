import type { ComponentProps } from 'react';
import { Counters } from '../count/Counters.tsx';
import type { Examples } from '../specimen/Example.tsx';
import { Split } from '../split/Split.tsx';
import { Tabs } from './Tabs.tsx';
import { TabText } from './TabText.tsx';

const textTab = (title: string, lead: string, text: string) => ({
  title,
  content: <TabText lead={lead}>{text}</TabText>,
});

type Story = Omit<ComponentProps<typeof Split>, 'side'>;

const storyTab = (title: string, icon: string, story: Story) => ({
  title,
  icon,
  content: <Split side="left" {...story} />,
});

type Figures = ComponentProps<typeof Counters>['items'];

const figuresTab = (title: string, icon: string, items: Figures) => ({
  title,
  icon,
  content: <Counters layout="cells" items={items} />,
});

export const examples = {
  'A ruled row': {
    note: 'The saffron rule marks the tab that is chosen.',
    shows: (
      <Tabs
        layout="ruled"
        items={[
          textTab(
            'Diagnose',
            'Two weeks to find the one thing that holds the others back.',
            'We read what there is, talk with twelve people and write four pages. You know by the third page whether to go on.',
          ),
          textTab(
            'Design',
            'Three ways to mend it, with what each of them costs and risks.',
            'One of them is always to do nothing. It is priced with the same care as the others, because it is the one that most firms choose without knowing.',
          ),
          textTab(
            'Deliver',
            'A plan that fits on one page, and a person behind each line.',
            'We stay until the first two milestones are met. After that a call on Friday is enough.',
          ),
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
          textTab(
            'Public sector',
            'Ministries, agencies and cities.',
            'Budgets, tenders and the reform of the offices behind them.',
          ),
          textTab(
            'Industry',
            'Makers, growers and carriers.',
            'Plants, fleets and stores: what to keep, what to share and what to sell.',
          ),
          textTab(
            'Finance',
            'Banks, funds and insurers.',
            'Risk that is measured before it is priced, and reports that are read.',
          ),
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
          storyTab('A port that moves', 'ship', {
            art: {
              image: { picture: 'service-gallery-2.svg' },
              alt: 'Stacked containers drawn in horizontal lines beside calm water',
            },
            title: 'Eleven hours less at the quay.',
            text: 'The cranes were fast enough. The papers were not, so we moved the papers first.',
          }),
          storyTab('A budget that closes', 'landmark', {
            art: {
              image: { picture: 'service-gallery-4.svg' },
              alt: 'Bars that grow away from an orange disc, to both sides of a line',
            },
            title: 'One ledger for nine agencies.',
            text: 'Nine ways of counting became one, and the year closed on the last day of the year.',
          }),
          storyTab('A harvest that sells', 'sprout', {
            art: {
              image: { picture: 'service-gallery-5.svg' },
              alt: 'A beam of lines that falls from a satellite and lights a part of the globe',
            },
            title: 'Prices known before the truck leaves.',
            text: 'Twelve cooperatives publish what they have and what they ask, every morning at six.',
          }),
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
          figuresTab('Speed', 'clock', [
            { value: 14, label: 'days to the first finding' },
            { value: 48, label: 'hours to answer a question' },
            { value: 11, label: 'weeks to a signed plan' },
          ]),
          figuresTab('People', 'users-round', [
            { value: 15, label: 'advisers, none of them junior' },
            { value: 7, label: 'languages between them' },
            { value: 94, unit: '%', label: 'still here after five years' },
          ]),
          figuresTab('Reach', 'globe', [
            { value: 9, label: 'countries with a client' },
            { value: 3, label: 'offices to visit' },
            { value: 42, label: 'ports on file' },
          ]),
        ]}
      />
    ),
  },
} satisfies Examples;
