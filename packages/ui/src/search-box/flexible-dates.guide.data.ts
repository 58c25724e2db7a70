import type { ComponentGuide } from '../stories/component-guide.ts'

export const guide: ComponentGuide = {
  components: ['search-box/flexible-dates.tsx'],
  purpose: 'How exact the date is: the same day, or a month.',
  use: ['In the calendar of a search.'],
  avoid: [{ when: 'Other days around a found one', instead: 'Components/Results/PriceStrip' }],
  anatomy: [
    ['Kinds', 'Radio buttons that look like chips, --target high, in one line.'],
    ['Months', 'One tap each, in a grid.'],
  ],
  do: ['Say in the result which date was found.'],
  dont: ['Do not choose flexible dates for the visitor.'],
  keys: [
    ['Arrow keys', 'Through the kinds.'],
    ['Enter, Space', 'Chooses a month.'],
  ],
  reader: ['A group of radio buttons with a hidden legend; months are buttons with a pressed state.'],
  status: 'stable',
  history: [
    { date: '2026-11-26', what: 'The same day or its month', decision: 332 },
    { date: '2026-11-22', what: 'First version', decision: 70 },
  ],
}
