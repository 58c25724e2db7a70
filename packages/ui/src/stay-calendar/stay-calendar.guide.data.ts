import type { ComponentGuide } from '../stories/component-guide.ts'

export const guide: ComponentGuide = {
  components: ['stay-calendar/stay-calendar.tsx', 'stay-calendar/calendar-month.tsx'],
  purpose: 'Choosing the day of arrival, with totals and reasons where a place is known.',
  use: ['Search, campsite, another stay: it is the one calendar.'],
  avoid: [
    { when: 'A date of birth', instead: 'Components/Forms/Form fields' },
    { when: 'The days around a search', instead: 'Components/Results/PriceStrip' },
  ],
  anatomy: [
    ['Months', 'Two side by side; phones scroll a list of months.'],
    ['Day', 'At least --target in each direction; number, and its total below.'],
    ['Marks', 'A sign and a struck number for days on which no stay begins; the legend explains each.'],
    ['Stay', 'Marked from arrival to departure.'],
  ],
  do: [
    'Explain a day that is not free on a press, with the nearest that is.',
    'Begin the week on Monday in every edition.',
  ],
  dont: ['Do not hide days that are not free.', 'Do not show a price per night.'],
  keys: [
    ['Arrow keys', 'By days and weeks.'],
    ['Page up, page down', 'By months.'],
    ['Home, End', 'First and last day of the week.'],
    ['Enter, Space', 'Chooses the day.'],
  ],
  reader: ['A grid per month with one tab stop; each day is read with weekday, total or reason.'],
  status: 'new',
  history: [
    { date: '2026-11-29', what: "The choice of a month is MUI's", decision: 389 },
    { date: '2026-11-28', what: 'On MUI X', decision: 389 },
    { date: '2026-11-26', what: "First version, in the place of MUI's", decision: 331 },
  ],
}
