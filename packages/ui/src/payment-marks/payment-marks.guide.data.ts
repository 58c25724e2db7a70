import type { ComponentGuide } from '../stories/component-guide.ts'

export const guide: ComponentGuide = {
  components: ['payment-marks/payment-marks.tsx'],
  purpose: 'What a way to pay takes: Visa, Mastercard, TWINT, each as a word in a box.',
  use: ["At the end of a payment method's line."],
  avoid: [{ when: 'Memberships and ways to pay of the whole shop', instead: 'Components/Content/BadgeList' }],
  anatomy: [['Mark', 'The name in --text-xs, an edge in --line, corners --radius-small.']],
  do: ['Name only what the provider of the edition takes.'],
  dont: ["Do not use the companies' logos: each has rules of its own, and weight."],
  keys: [],
  reader: ['The names are read as text.'],
  withoutMui: 'drawn',
  status: 'new',
  history: [{ date: '2026-11-26', what: 'First version', decision: 323 }],
}
