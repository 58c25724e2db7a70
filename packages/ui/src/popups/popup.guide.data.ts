import type { ComponentGuide } from '../stories/component-guide.ts'

export const guide: ComponentGuide = {
  components: ['popups/popup.tsx'],
  purpose: 'A short notice over the page that somebody has to have seen.',
  use: ['Rare: a link that no longer works, a session that has ended.'],
  avoid: [
    { when: 'A question with two answers', instead: 'Components/Shell/Dialogs' },
    { when: 'Something has worked', instead: 'Components/Shell/Toasts' },
  ],
  anatomy: [
    ['Card', '480 px at most; in the middle, on phones at the lower edge.'],
    ['Motion', 'Fades for 150 ms.'],
    ['Corners', '--radius, at least 8 px.'],
  ],
  do: ['Write what has happened, and what to do now.'],
  dont: ['Do not use it for offers.', 'Do not stack two.'],
  keys: [
    ['Escape', 'Closes it.'],
    ['Tab', 'Stays inside.'],
  ],
  reader: ['A modal dialog named by its title.'],
  status: 'stable',
  history: [
    { date: '2026-11-28', what: 'Made of MUI', decision: 388 },
    { date: '2026-11-21', what: 'First version' },
  ],
}
