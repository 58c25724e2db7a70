import type { ComponentGuide } from '../stories/component-guide.ts'

export const guide: ComponentGuide = {
  components: ['tiles/badge-list.tsx'],
  purpose: 'Ways to pay and memberships of the shop, in a row.',
  use: ['Below promises, and on pages of information.'],
  avoid: [{ when: 'What one payment method takes', instead: 'Components/Checkout/Payment marks' }],
  anatomy: [
    ['Badge', 'Name in a box, --target high where it is a link.'],
    ['Membership', 'A shield, and a link to its proof.'],
  ],
  do: ['Name a method only where it can be paid with.'],
  dont: ['Do not show seals without a proof.'],
  keys: [
    ['Tab', 'Memberships only.'],
    ['Enter', 'Opens the proof.'],
  ],
  reader: ['A list with a name.'],
  withoutMui: 'first-paint',
  status: 'stable',
  history: [
    { date: '2026-11-25', what: 'A badge names a method that can be paid with', decision: 297 },
    { date: '2026-11-22', what: 'First version' },
  ],
}
