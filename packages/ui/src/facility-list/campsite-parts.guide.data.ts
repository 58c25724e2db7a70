import type { ComponentGuide } from '../stories/component-guide.ts'

export const guide: ComponentGuide = {
  components: [
    'facility-list/facility-list.tsx',
    'site-heading/site-heading.tsx',
    'stay-bar/sticky-stay-bar.tsx',
  ],
  purpose: "The parts of a campsite's page: its head, the bar of the stay, its facilities.",
  use: ["The campsite's page only."],
  avoid: [
    { when: 'Facts of one accommodation', instead: 'Components/Campsite/AccommodationDetails' },
    { when: 'Facts in a grid with pictograms', instead: 'Components/Campsite/InfoList' },
  ],
  anatomy: [
    ['Head', 'Name, place, rating in one line; heart and share at the end.'],
    [
      'Stay bar',
      'Below the header on desktops, one row at the lower edge on phones, with the price on its button.',
    ],
    ['Facility', 'Words, season, "included" or "paid"; what does not match the stay says so.'],
    ['Matched', 'What the visitor filters by stands first and is marked.'],
  ],
  do: [
    'Lay the stay bar directly into the column that it accompanies: it sticks as long as that is on screen.',
    'Price again at once when dates or party change, without moving anything.',
  ],
  dont: [
    'Do not show a second price elsewhere on the first screen.',
    'Do not list facilities that a site does not have.',
  ],
  keys: [
    ['Tab', 'Head, bar, then the page.'],
    ['Enter', 'Dates and party open their sheets.'],
  ],
  reader: [
    'The bar is a region named by the stay; a new price is read politely.',
    'Facilities are lists below headings; a closed one is read with its reason.',
  ],
  withoutMui: 'first-paint',
  status: 'stable',
  history: [
    { date: '2026-11-27', what: 'Bar and facilities hold at seven widths' },
    { date: '2026-11-23', what: 'Bars that stick do not cover what one jumps to', decision: 202 },
    { date: '2026-11-21', what: 'First version' },
  ],
}
