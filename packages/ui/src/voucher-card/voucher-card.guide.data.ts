import type { ComponentGuide } from '../stories/component-guide.ts'

export const guide: ComponentGuide = {
  components: ['voucher-card/voucher-card.tsx'],
  purpose: 'A gift voucher as its owner gets it.',
  use: ['As a preview while it is bought, and with its code afterwards; also printed.'],
  avoid: [{ when: 'A code to enter', instead: 'Components/Checkout/CodeField' }],
  anatomy: [
    ['Band', 'Name of the brand on --brand, in the font of headings.'],
    ['Amount', 'The largest text of the card.'],
    ['Code', 'In figures of equal width, to be read out.'],
    ['Validity', 'Last line, always there.'],
  ],
  do: ["Show the buyer's words with their line breaks."],
  dont: ['Do not show the code before it is paid.'],
  keys: [],
  reader: ['A region named "Gift voucher" with its texts in reading order.'],
  withoutMui: 'drawn',
  status: 'new',
  history: [{ date: '2026-11-26', what: 'First version', decision: 283 }],
}
