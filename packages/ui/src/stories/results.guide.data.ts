import type { ComponentGuide } from './component-guide.ts'

export const guide: ComponentGuide = {
  components: ['results/results-layout.tsx'],
  purpose: 'Filters, list and map of a search.',
  use: ['To see how the list behaves beside its filters and beside the map.'],
  avoid: [{ when: 'The real page with its data', instead: 'Pages/Results' }],
  anatomy: [
    [
      'Columns',
      'Filters at the start from 1024 px; from 1280 px the map at the end, in the place of the filters.',
    ],
    ['Phones', 'The list first; map and filters are floating buttons.'],
    ['Toolbar', 'Order and map, in the line of the title.'],
  ],
  do: [
    'Change results in place: the list is dimmed and stays.',
    'Read the number of results after each change.',
  ],
  dont: ['Do not scroll to the top after a filter.'],
  keys: [['Tab', 'Title line, filters, chips, list.']],
  reader: ['The number of results is a status; filters are a complementary landmark.'],
  withoutMui: 'first-paint',
  status: 'stable',
  history: [
    { date: '2026-11-26', what: 'The map stands beside the list', decision: 333 },
    { date: '2026-11-21', what: 'First version' },
  ],
}
