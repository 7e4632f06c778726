import type { Examples } from '../specimen/Example.tsx';
import { PricingComparison } from './PricingComparison.tsx';
import { plans, saving } from './PricingTable.examples.tsx';

export const examples = {
  'Line by line': {
    note: 'What each plan holds, and what it does not.',
    shows: (
      <PricingComparison
        plans={plans}
        saving={saving}
        caption="The three plans compared"
        groups={[
          {
            title: 'People',
            rows: [
              { label: 'Named lead', cells: [true, true, true] },
              { label: 'Advisers', cells: ['As needed', 'Two', 'Two, full time'] },
              { label: 'Days a month', cells: ['One', 'Four', 'Forty'] },
              { label: 'At your office', cells: [false, 'On request', true] },
            ],
          },
          {
            title: 'Answers',
            rows: [
              { label: 'First answer within', cells: ['Five days', 'One day', 'One hour'] },
              { label: 'Weekly call', cells: [false, true, true] },
              { label: 'Written findings', cells: [true, true, true] },
              { label: 'Review by a partner', cells: ['At the end', 'Monthly', 'Weekly'] },
            ],
          },
          {
            title: 'What you keep',
            rows: [
              { label: 'Sources and files', cells: [true, true, true] },
              { label: 'Models and code', cells: [false, true, true] },
              { label: 'Training for your people', cells: [false, 'Two days', 'One month'] },
            ],
          },
        ]}
      />
    ),
  },
} satisfies Examples;
