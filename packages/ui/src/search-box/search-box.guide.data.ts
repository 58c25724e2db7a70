import type { ComponentGuide } from '../stories/component-guide.ts'

export const guide: ComponentGuide = {
  components: ['search-box/search-box.tsx', 'search-summary/search-summary.tsx'],
  purpose: 'The search: place, day, nights, party and one button.',
  use: ["On the hero of home, in the header's panel, in the sheet on phones."],
  avoid: [
    { when: 'The present search in the header, closed', instead: 'Components/Shell/Header' },
    { when: 'Any word', instead: 'Components/Search/Fields' },
  ],
  anatomy: [
    ['Bar', 'One row from 1024 px; `stacked` in sheets and side columns.'],
    ['Button', "The page's `primary`, with a magnifying glass."],
    ['Summary', 'Place, dates and party in one line in the header; opens the box in place.'],
  ],
  do: [
    'Let it work without scripts: it is a plain form.',
    'Search with a default date when none was chosen.',
  ],
  dont: ['Do not add a fifth field.', 'Do not disable the button.'],
  keys: [
    ['Enter', 'Searches.'],
    ['Tab', 'Through the fields in reading order.'],
  ],
  reader: ["A search landmark with a name; in a dialog the dialog's name is enough."],
  withoutMui: 'first-paint',
  status: 'stable',
  history: [
    { date: '2026-11-27', what: 'Fields hold at seven widths' },
    { date: '2026-11-21', what: 'First version', decision: 9 },
  ],
}
