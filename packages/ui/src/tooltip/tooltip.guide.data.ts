import type { ComponentGuide } from '../stories/component-guide.ts'

export const guide: ComponentGuide = {
  components: ['tooltip/tooltip.tsx'],
  purpose: 'A few words about what has the pointer or the focus.',
  use: ['Ready, and on no page today: words in sight have always been better.'],
  avoid: [
    { when: 'Somebody needs it to act', instead: 'Components/Content/States' },
    { when: 'More than a sentence', instead: 'Components/Controls/Disclosure' },
  ],
  anatomy: [
    ['Words', 'One sentence on --ink, --text-xs; corners --radius-small.'],
    ['Time', 'After 200 ms; it stays while the pointer is on it.'],
  ],
  do: ['Put it only on something that can have the focus.'],
  dont: ['Do not put links into it.', 'Do not rely on it on phones.'],
  keys: [['Escape', 'Hides it.']],
  reader: ['A tooltip that describes its element.'],
  status: 'stable',
  history: [
    { date: '2026-11-28', what: 'Made of MUI', decision: 388 },
    { date: '2026-11-21', what: 'First version' },
  ],
}
