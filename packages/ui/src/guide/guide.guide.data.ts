import type { ComponentGuide } from '../stories/component-guide.ts'

export const guide: ComponentGuide = {
  components: ['guide/fact-list.tsx', 'guide/guide-sections.tsx', 'guide/month-strip.tsx'],
  purpose: 'What there is to know about a country or a theme: facts, texts, and the best months.',
  use: ['Pages of places and themes, below their campsites.'],
  avoid: [
    { when: 'Weather in figures', instead: 'Components/Campsite/ClimateTable' },
    { when: 'Questions', instead: 'Components/Content/Questions' },
  ],
  anatomy: [
    ['Facts', 'Side by side on desktops; label --text-sm in --ink-soft above its value.'],
    ['Sections', 'Headings one level below their section; the measure of a text to read.'],
    ['Months', 'Twelve fields: best, open, closed; the legend names those that occur.'],
  ],
  do: ['Write for somebody who has not been there: distances, seasons, rules.'],
  dont: ['Do not mark a month as best by its price.'],
  keys: [],
  reader: [
    'Facts are a definition list; each month is read with its words ("January: best time"), the legend is not read again.',
  ],
  withoutMui: 'text',
  status: 'new',
  history: [{ date: '2026-11-26', what: 'First version', decision: 340 }],
}
