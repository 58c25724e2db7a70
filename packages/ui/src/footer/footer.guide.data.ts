import type { ComponentGuide } from '../stories/component-guide.ts'

export const guide: ComponentGuide = {
  components: ['footer/footer.tsx'],
  purpose: 'The end of every page: service, company, newsletter, ways to pay, legal line.',
  use: ['Once per page. The checkout has the short one, without newsletter and columns.'],
  avoid: [{ when: 'Links that a visitor needs to act', instead: 'Components/Shell/Header' }],
  anatomy: [
    ['Ground', '--sunken, as wide as the window; its contents as wide as the page.'],
    ['Columns', 'Three on desktops, two in the checkout, one below the other on phones.'],
    ['Legal line', 'Imprint, terms, privacy, cookies: the law requires them on every page.'],
    ['Badges', 'Ways to pay are words; a membership links to its proof.'],
  ],
  do: ['Break an e-mail address after its @.'],
  dont: ['Do not repeat the menu of the header.', 'Do not show a badge that cannot be proved.'],
  keys: [['Tab', 'Columns, newsletter, networks, legal line.']],
  reader: [
    'A `contentinfo` landmark with a navigation named by its label; columns have headings of level 2.',
  ],
  withoutMui: 'first-paint',
  status: 'stable',
  history: [
    { date: '2026-11-27', what: 'Columns hold at seven widths' },
    { date: '2026-11-26', what: 'Badges name methods that can be paid with', decision: 297 },
    { date: '2026-11-21', what: 'First version' },
  ],
}
