import type { ComponentGuide } from '../stories/component-guide.ts'

export const guide: ComponentGuide = {
  components: ['newsletter/newsletter-form.tsx'],
  purpose: 'Signs up for offers with an e-mail address.',
  use: ['In the footer, and on the page of the newsletter.'],
  avoid: [{ when: 'A form with more fields', instead: 'Components/Forms/Form fields' }],
  anatomy: [
    ['Field', 'Label for screen readers and as placeholder, the one exception: the heading above states it.'],
    ['Button', '`brand`, beside the field; below it on phones.'],
    ['Answer', 'Replaces nothing: it appears below, so that nothing moves away.'],
  ],
  do: ['State that a mail has to be confirmed.'],
  dont: ['Do not ask for a name.', 'Do not put it into the checkout.'],
  keys: [['Enter', 'Sends it.']],
  reader: ['An error is linked to the field; the success is read politely.'],
  withoutMui: 'first-paint',
  status: 'stable',
  history: [{ date: '2026-11-21', what: 'First version', decision: 37 }],
}
