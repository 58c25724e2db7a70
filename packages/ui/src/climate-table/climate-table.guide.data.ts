import type { ComponentGuide } from '../stories/component-guide.ts'

export const guide: ComponentGuide = {
  components: ['climate-table/climate-table.tsx'],
  purpose: 'The usual weather at a campsite, a row for each month.',
  use: ["The section about the place on a campsite's page."],
  avoid: [{ when: 'Which months are best for a country', instead: 'Components/Content/Guide' }],
  anatomy: [
    ['Bar', 'From the lowest to the highest temperature, on the scale of the whole year.'],
    ['Months', 'Full names on wide screens, short ones on phones.'],
    ['Present month', 'The month of the stay is marked; months in which the site is closed are grey.'],
    ['Note', 'Where the figures come from, below the table.'],
  ],
  do: ['Write numbers beside each bar: the bar alone is no information.'],
  dont: ['Do not use red and blue for warm and cold: a brand has neither.'],
  keys: [],
  reader: [
    'A table with row and column headings; the bar is not read; the month of the stay is `aria-current`.',
  ],
  withoutMui: 'text',
  status: 'new',
  history: [
    { date: '2026-11-27', what: 'Columns hold at seven widths' },
    { date: '2026-11-26', what: 'First version', decision: 338 },
  ],
}
