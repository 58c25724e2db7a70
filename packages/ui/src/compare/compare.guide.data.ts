import type { ComponentGuide } from '../stories/component-guide.ts'

export const guide: ComponentGuide = {
  components: ['compare/compare-table.tsx', 'compare/compare-bar.tsx'],
  purpose: 'Up to four campsites or accommodations side by side, and the bar that collects them.',
  use: ['After two were ticked in results, favourites or accommodations.'],
  avoid: [{ when: 'Choosing one from a list', instead: 'Components/Results/SiteCard' }],
  anatomy: [
    ['Columns', "Two to four; phones swipe them, and each row's label stays over its cells."],
    ['Rows', 'Grouped by stay, campsite, accommodation; a missing fact is a dash with words.'],
    ['Differences', 'A checkbox marks rows that differ; it works without scripts.'],
    ['Bar', 'Above whatever else is at the lower edge; the action is disabled until two are chosen.'],
  ],
  do: ['Repeat the words of the card: "Total for 7 nights".', 'Let a column be removed where it stands.'],
  dont: [
    'Do not compare by a score of ours.',
    'Do not fill cells with pictograms alone: each has its words.',
  ],
  keys: [
    ['Tab', 'Checkbox, table, links of the heads.'],
    ['Arrow keys', 'Scroll the table while it has the focus.'],
  ],
  reader: [
    'A table named "Comparison of 3 campsites" in a region that can be scrolled; a row that differs says so while differences are marked.',
    'The bar announces how many are chosen.',
  ],
  withoutMui: 'first-paint',
  status: 'new',
  history: [{ date: '2026-11-26', what: 'First version', decision: 335 }],
}
