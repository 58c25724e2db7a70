import type { ComponentGuide } from '../stories/component-guide.ts'

export const guide: ComponentGuide = {
  components: ['link/link.tsx'],
  purpose: 'Leads to an address.',
  use: ['In texts, in lists, around cards.'],
  avoid: [
    { when: 'Something happens here', instead: 'Components/Controls/Button' },
    { when: 'It should look like a button', instead: 'Components/Controls/Button' },
  ],
  anatomy: [
    [
      'Colour',
      '--brand in the light; in the dark the role has a lighter tone (Foundations, Colour, shows both).',
    ],
    ['Underline', 'In running text always; in lists and cards on hover and focus.'],
    ['New tab', 'Only campsites from a search; nothing else.'],
  ],
  do: ['Write words that make sense alone: "Terms of payment", not "here".'],
  dont: ['Do not mark a link by colour alone within a text.', 'Do not put a link inside a link.'],
  keys: [['Enter', 'Follows it.']],
  reader: ['A link with its words; an external one has no extra words.'],
  withoutMui: 'first-paint',
  status: 'stable',
  history: [
    {
      date: '2026-11-26',
      what: 'The application follows all links of a page with one listener',
      decision: 303,
    },
    { date: '2026-11-21', what: 'First version' },
  ],
}
