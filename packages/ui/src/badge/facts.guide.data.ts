import type { ComponentGuide } from '../stories/component-guide.ts'

export const guide: ComponentGuide = {
  components: [
    'badge/badge.tsx',
    'badge/chip.tsx',
    'rating/rating.tsx',
    'price-tag/price-tag.tsx',
    'heart-button/heart-button.tsx',
    'skeleton/skeleton.tsx',
  ],
  purpose:
    'The small facts of a card: badge, active filter, rating, price, heart, and what stands there while they load.',
  use: [
    'A badge for one fact that decides: "Only 2 left", "Free cancellation".',
    'The row of active filters above results.',
    'A price tag wherever an amount is what a visitor chooses by.',
  ],
  avoid: [
    { when: 'A message with a next step', instead: 'Components/Content/States' },
    { when: 'Filters to set', instead: 'Components/Campsite/FilterChips' },
    { when: 'Lines that add up to a price', instead: 'Components/Checkout/PriceLines' },
  ],
  anatomy: [
    [
      'Badge',
      'Text --text-xs, corners --radius-small; the tone states the meaning (`positive` free, `warning` few, `danger` sold out, `accent` a campaign).',
    ],
    [
      'Chip',
      'Text --text-sm, corners --radius-pill, 36 px with a mouse and --target on touch. One line, never two: the row scrolls on phones.',
    ],
    [
      'Rating',
      "Stars to a tenth, the number beside them, the number of reviews after it; on the campsite's page that is a link to them.",
    ],
    [
      'Price',
      '1.375rem bold (22 px); `lg` 1.75rem (28 px), once per page. Caption and note in --text-xs. Figures are tabular, so that a new price moves nothing.',
    ],
    [
      'Struck price',
      'Only the lowest total of the last 30 days, with words that state it; the saving in `accent`.',
    ],
    ['Skeleton', 'The height of what it stands for; grey --sunken.'],
  ],
  do: [
    'Give totals for the stay; "from" only where that total can be booked.',
    'Write a badge in two or three words.',
  ],
  dont: [
    'Do not use colour without words.',
    'Do not put more than three badges on a card, nor more than three sizes of text.',
    'Do not show a struck price that is a list price.',
  ],
  keys: [
    ['Tab', 'Chips and hearts only; badges, ratings and prices are text.'],
    ['Enter', 'A chip removes its filter.'],
  ],
  reader: [
    'Stars are one picture named "4.6 out of 5"; the number beside them is not read again.',
    'A chip is a link named "Remove filter: Pool"; it works without scripts.',
    'A struck price is read with its explanation.',
  ],
  withoutMui: 'both',
  status: 'stable',
  history: [
    { date: '2026-11-26', what: 'A struck price states what it is in visible words' },
    { date: '2026-11-21', what: 'First version' },
  ],
}
