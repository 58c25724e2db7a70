import type { ComponentGuide } from '../stories/component-guide.ts'

export const guide: ComponentGuide = {
  components: ['facets/facet-group.tsx'],
  purpose: 'A group of filters with the number of results that each would leave.',
  use: ['The column of filters, and the sheet of filters on phones.'],
  avoid: [
    { when: 'Fewer than ten filters over a short list', instead: 'Components/Campsite/FilterChips' },
    { when: 'A range of numbers', instead: 'Components/Results/RangeFilter' },
  ],
  anatomy: [
    ['Heading', 'Opens and closes the group; the number of chosen options stands beside it.'],
    ['Options', 'Six, then "Show all 24"; chosen ones are always in sight.'],
    ['Count', 'At the end of the line, --text-xs in --ink-soft.'],
  ],
  do: [
    'Disable an option without results, unless it is chosen.',
    'Apply at once on desktops, with the button of the sheet on phones.',
  ],
  dont: [
    'Do not sort options by their count: they would jump under the hand.',
    'Do not put a filter of one option into a group of its own.',
  ],
  keys: [
    ['Enter, Space', 'Opens the group.'],
    ['Space', 'Ticks an option.'],
  ],
  reader: ['A group named by its heading; each checkbox is read with "12 results".'],
  withoutMui: 'both',
  status: 'stable',
  history: [
    { date: '2026-11-26', what: 'Closed groups write only their heading' },
    { date: '2026-11-21', what: 'First version', decision: 71 },
  ],
}
