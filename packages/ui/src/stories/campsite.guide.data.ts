import type { ComponentGuide } from './component-guide.ts'

export const guide: ComponentGuide = {
  components: ['site-heading/site-heading.tsx', 'tabs/tabs.tsx'],
  purpose: "The order of a campsite's page: pictures, head, stay, accommodations, facilities, reviews.",
  use: ['To see how the bar of the stay accompanies a column.'],
  avoid: [{ when: 'The real page with its data', instead: 'Pages/Campsite' }],
  anatomy: [
    ['First screen', 'Pictures, name, rating and the price for the stay.'],
    ['Column', 'One column; the bar of the stay sticks as long as the column is on screen.'],
  ],
  do: ['Put accommodations before everything that is to be read.'],
  dont: ['Do not put a form between pictures and accommodations.'],
  keys: [['Tab', 'In reading order.']],
  reader: ["Sections with headings of level 2 below the campsite's name."],
  withoutMui: 'first-paint',
  status: 'stable',
  history: [
    { date: '2026-11-23', what: 'Bars that stick', decision: 202 },
    { date: '2026-11-21', what: 'First version' },
  ],
}
