import type { ComponentGuide } from '../stories/component-guide.ts'

export const guide: ComponentGuide = {
  components: ['popups/filter-sheet.tsx'],
  purpose: 'The filters on phones, with a button that shows how many results they leave.',
  use: ['Opened by "Filters" below 1024 px, and beside the map.'],
  avoid: [{ when: 'Filters beside a list', instead: 'Components/Results/FacetGroup' }],
  anatomy: [
    ['Content', 'The same groups as in the column.'],
    ['Button', '"Show 124 campsites", `brand`; busy while the number is on its way.'],
    ['Clear', '`quiet`, only where a filter is set.'],
  ],
  do: [
    'Change the page only by the button; closing applies nothing.',
    'Show the number before it is applied, also when it is none.',
  ],
  dont: ['Do not close it after the first filter.'],
  keys: [['Escape', 'Closes without applying.']],
  reader: ['The number is announced after each change; the sheet is a dialog.'],
  status: 'stable',
  history: [
    { date: '2026-11-26', what: 'It is the one sheet', decision: 317 },
    { date: '2026-11-21', what: 'First version' },
  ],
}
