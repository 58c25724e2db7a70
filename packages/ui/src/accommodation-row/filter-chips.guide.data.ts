import type { ComponentGuide } from '../stories/component-guide.ts'

export const guide: ComponentGuide = {
  components: ['accommodation-row/filter-chips.tsx'],
  purpose: 'Filters of a short list, all of them in sight: one tap sets one, another removes it.',
  use: ['Up to ten filters over a list of one page, such as the accommodations of a campsite.'],
  avoid: [
    { when: 'Filters with many values or with ranges', instead: 'Components/Results/FacetGroup' },
    { when: 'Filters that are set elsewhere and only removed here', instead: 'Components/Content/Facts' },
    { when: 'A choice of exactly one', instead: 'Components/Forms/Form fields' },
  ],
  anatomy: [
    [
      'Chip',
      'Height --target, corners --radius-pill, text --text-sm. One line always: a chip never wraps; phones scroll the row, from 1024 px the row wraps between chips.',
    ],
    ['Count', 'Results with this filter, after the words, in tabular figures.'],
    ['Group', 'Chips of one subject stand together; the gap between groups is larger.'],
    ['Status', 'How many of the list are shown, after the chips.'],
  ],
  do: [
    'Write one to three words; the longest language has to fit 360 px.',
    'Leave a filter without results in its place, disabled.',
  ],
  dont: ['Do not let a chip hold two lines: shorten its words.', 'Do not set a filter for the visitor.'],
  keys: [
    ['Tab', 'From chip to chip.'],
    ['Enter, Space', 'Sets or removes.'],
  ],
  reader: [
    'Each chip is a button with a pressed state; the number is part of its name.',
    '"3 of 6 accommodations" is announced after each change, without moving the focus.',
  ],
  withoutMui: 'both',
  status: 'stable',
  history: [{ date: '2026-11-22', what: 'First version' }],
}
