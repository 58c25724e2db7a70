import type { ComponentGuide } from '../stories/component-guide.ts'

export const guide: ComponentGuide = {
  components: ['header/header.tsx', 'breadcrumb/breadcrumb.tsx'],
  purpose: 'The two bands at the top of every page: service above, logo, search and account below.',
  use: ['Once per page. The checkout has the logo alone.'],
  avoid: [{ when: 'A promotion', instead: 'Components/Shell/Top banner' }],
  anatomy: [
    ['Bar', '--header-height high and sticky; its height never changes.'],
    ['Centre', 'The summary of the search on every page but home; phones have it in a second line.'],
    ['Band', '--band with --on-band; wide screens only. `compact` brands have none.'],
    ['Form', '`bar`, `centred` or `compact`, chosen in theme.ts; phones have one form.'],
  ],
  do: [
    'Reserve the width of words that change after loading ("Sign in", a name).',
    'Load what a toggle opens when the pointer or the focus reaches it.',
  ],
  dont: ['Do not add a third line.', 'Do not place anything between header and panel.'],
  keys: [
    ['Tab', 'Skip link first, then from start to end.'],
    ['Escape', 'Closes an open panel; the focus returns to its toggle.'],
  ],
  reader: [
    'A `banner` landmark with a skip link; toggles have an expanded state; links that show only a pictogram on phones retain their name.',
  ],
  withoutMui: 'first-paint',
  status: 'stable',
  history: [
    { date: '2026-11-26', what: 'Two bands; forms are chosen by name', decision: 316 },
    { date: '2026-11-21', what: 'First version' },
  ],
}
