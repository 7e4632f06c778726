import type { Examples } from '../specimen/Example.tsx';
import { PricingTable } from './PricingTable.tsx';
import type { Plan } from './plan.ts';

export const plans = [
  {
    title: 'Brief',
    text: 'One question at a time, answered in writing.',
    monthly: 480,
    yearly: 400,
    points: ['One question each month', 'Answer within five days', 'Sources and files included'],
  },
  {
    title: 'Retainer',
    text: 'A standing team that knows your business.',
    monthly: 1900,
    yearly: 1580,
    points: [
      'Two advisers, four days a month',
      'A call every Friday',
      'Answers within one working day',
      'All files in your own store',
    ],
    chosen: true,
  },
  {
    title: 'Resident',
    text: 'People in your office, under your management.',
    monthly: 7200,
    yearly: 6000,
    points: [
      'Two advisers, full time',
      'The whole practice behind them',
      'A hand-over month at the end',
    ],
  },
] satisfies Plan[];

export const saving = 'Two months free when paid by the year';

export const examples = {
  'Three plans': {
    note: 'Switch between a month and a year; the prices follow without script.',
    shows: <PricingTable plans={plans} saving={saving} href="/contact/" />,
  },
  'Two plans': {
    note: 'The same table finds its own number of columns.',
    shows: <PricingTable plans={plans.slice(0, 2)} saving={saving} href="/contact/" />,
  },
} satisfies Examples;
