import type { ComponentGuide } from '../stories/component-guide.ts'

export const guide: ComponentGuide = {
  components: ['checkout/code-field.tsx'],
  purpose:
    'A discount code or a gift voucher: a quiet line that opens a field, since few customers have one.',
  use: ['Checkout, booking and payment, beside the price.'],
  avoid: [{ when: 'A field that everybody fills in', instead: 'Components/Forms/Form fields' }],
  anatomy: [
    ['Line', 'A `quiet` button; open, a label, a field and a `brand` button.'],
    ['Accepted', 'The code as a sentence with what it takes off, and a button that removes it.'],
    ['Refused', 'The reason below the field, in words of the customer.'],
  ],
  do: [
    'Leave the field open while a code was refused, with what was typed.',
    'Put it after the price, never before the questions.',
  ],
  dont: ['Do not open it by default: an empty field sends customers away to search for codes.'],
  keys: [
    ['Enter', 'Applies the code; a form around it is not sent.'],
    ['Tab', 'Field, apply.'],
  ],
  reader: [
    'The focus goes to the field when it opens, and to the sentence when a code is accepted.',
    'A refusal is an alert, linked to the field.',
  ],
  status: 'stable',
  history: [
    { date: '2026-11-28', what: 'Field and buttons are MUI’s', decision: 387 },
    { date: '2026-11-25', what: 'Also for gift vouchers', decision: 285 },
    { date: '2026-11-24', what: 'First version', decision: 253 },
  ],
}
