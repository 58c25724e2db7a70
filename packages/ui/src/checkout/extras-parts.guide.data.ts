import type { ComponentGuide } from '../stories/component-guide.ts'

export const guide: ComponentGuide = {
  components: ['checkout/cover-choice.tsx', 'checkout/extra-choice.tsx'],
  purpose: 'What may be added to a stay: levels of cancellation cover, and extras by number.',
  use: ['Checkout, extras of a booking, another stay.'],
  avoid: [{ when: 'A yes or no', instead: 'Components/Forms/Form fields' }],
  anatomy: [
    ['Cover', 'Boxes side by side, "no cover" weighs the same; nothing is chosen in advance.'],
    ["Cover's price", 'The amount, and below it what it is computed from.'],
    ['Extra', 'Name and price of one, a stepper, and the amount once it is more than none.'],
    ['Badge of an extra', '"Paid at the campsite" where the booking does not charge it.'],
  ],
  do: ['State what a cover pays for in one sentence each.', 'Show an amount only for a number above zero.'],
  dont: [
    'Do not choose a cover for the visitor, and give no box a "recommended".',
    'Do not hide the conditions behind the button.',
  ],
  keys: [
    ['Arrow keys', 'Move through the levels of cover.'],
    ['Arrow up, arrow down', 'Change the number of an extra.'],
  ],
  reader: [
    'Cover is a group of radio buttons named by its question; the text about it is read with the group.',
    'Number and price of an extra are read with its name.',
  ],
  status: 'stable',
  history: [
    { date: '2026-11-28', what: 'Covers are MUI’s', decision: 387 },
    { date: '2026-11-26', what: 'Changes of a booking use the same parts', decision: 281 },
    { date: '2026-11-22', what: 'First version', decision: 115 },
  ],
}
