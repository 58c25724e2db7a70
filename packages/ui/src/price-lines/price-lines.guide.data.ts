import type { ComponentGuide } from '../stories/component-guide.ts'

export const guide: ComponentGuide = {
  components: ['price-lines/price-lines.tsx'],
  purpose: 'What a price is made of, its total, and when it is due.',
  use: ['Details of an accommodation, checkout, confirmation, booking.'],
  avoid: [{ when: 'One total in a card', instead: 'Components/Content/Facts' }],
  anatomy: [
    ['Lines', 'Label and what it counts ("2 people × 14 nights"); amounts at the end in tabular figures.'],
    ['Reductions', 'With a minus, in --positive.'],
    ['At the campsite', 'Lines of their own below a heading; they are part of the total.'],
    ['Total', 'Bold, --text-lg; the only larger size here.'],
    ['Schedule', 'Now, before arrival, at the campsite; it adds up to the total.'],
  ],
  do: [
    'Let the lines add up before the eyes, to the last cent.',
    'Show mandatory costs from the first total on.',
  ],
  dont: ['Do not round a line differently from the sum.', 'Do not call a fee "service".'],
  keys: [],
  reader: ['A table with a caption; each amount is read with its label; parts have headings of their rows.'],
  status: 'stable',
  history: [
    { date: '2026-11-25', what: 'Gift vouchers are lines of what is paid', decision: 285 },
    { date: '2026-11-22', what: 'Lines name what they count', decision: 117 },
    { date: '2026-11-21', what: 'First version' },
  ],
}
