import type { ComponentGuide } from '../stories/component-guide.ts'

export const guide: ComponentGuide = {
  components: ['price-strip/price-strip.tsx'],
  purpose: 'The lowest total for each day of arrival around the searched one.',
  use: ['Above results, and on pages of places.'],
  avoid: [{ when: 'Choosing a day by month', instead: 'Components/Search/StayCalendar' }],
  anatomy: [
    [
      'Day',
      'Date in --text-xs above its total, 50 px high; the lowest total in --positive, the searched day on --brand.',
    ],
    ['Without a total', 'A dash, with words for screen readers; it cannot be chosen.'],
    ['Place', 'Its height is there before the totals are.'],
  ],
  do: ['Leave days without a total in their place.'],
  dont: ['Do not colour by price levels.'],
  keys: [
    ['Tab', 'From day to day.'],
    ['Enter', 'Searches that day.'],
  ],
  reader: [
    'A list named by its caption; the lowest day is read as such, the searched one is `aria-current`.',
  ],
  withoutMui: 'first-paint',
  status: 'stable',
  history: [{ date: '2026-11-21', what: 'First version' }],
}
