import type { ComponentGuide } from '../stories/component-guide.ts'

export const guide: ComponentGuide = {
  components: ['consent/consent-bar.tsx'],
  purpose: 'The question whether this browser may be counted, at the lower edge; the page stays usable.',
  use: ['Only where something needs consent: without a counter there is no bar.'],
  avoid: [{ when: 'Settings within a page', instead: 'Components/Shell/Consent options' }],
  anatomy: [
    ['Buttons', 'Refuse and accept are both `brand` and stand side by side.'],
    ['Choose', 'A `quiet` button, left out where there is one category.'],
    ['Place', "At the lower edge; the page's end scrolls clear of it."],
  ],
  do: ['Write what is stored and for what, in two sentences.'],
  dont: [
    'Do not tick a box in advance.',
    'Do not make refusing smaller, paler or one press longer.',
    'Do not cover the page or block scrolling.',
  ],
  keys: [
    ['Tab', 'It comes first on the page, before the skip link.'],
    ['Escape', 'Closes it when it was opened from the footer; an open question stays.'],
  ],
  reader: ['A region named by its question; it takes the focus only when a visitor opened it.'],
  withoutMui: 'first-visit',
  status: 'stable',
  history: [{ date: '2026-11-22', what: 'First version', decision: 169 }],
}
