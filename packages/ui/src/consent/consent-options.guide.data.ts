import type { ComponentGuide } from '../stories/component-guide.ts'

export const guide: ComponentGuide = {
  components: ['consent/consent-options.tsx'],
  purpose: 'The categories of consent, a checkbox each.',
  use: ['In the bar, on the page about cookies and in the details of an account.'],
  avoid: [{ when: 'The first question', instead: 'Components/Shell/Consent bar' }],
  anatomy: [
    ['Line', 'The whole line is the target, at least --target high.'],
    ['Text', 'Name of the category and what it is for.'],
  ],
  do: ['Save with a button where it stands in a form, at once where it stands alone.'],
  dont: ['Do not list what is needed to work: there is nothing to choose.'],
  keys: [['Space', 'Ticks and unticks.']],
  reader: ['Checkboxes with their text as name.'],
  withoutMui: 'first-visit',
  status: 'stable',
  history: [{ date: '2026-11-22', what: 'First version', decision: 169 }],
}
