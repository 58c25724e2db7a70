import type { ComponentGuide } from '../stories/component-guide.ts'

export const guide: ComponentGuide = {
  components: ['site-plan/site-plan.tsx'],
  purpose: 'The drawn plan of a campsite, on which a place is chosen.',
  use: ['Where a campsite lets guests choose their place.'],
  avoid: [
    { when: 'The rooms of an accommodation', instead: 'Components/Campsite/FloorPlan' },
    { when: 'Where in the country', instead: 'Components/Map/PlaceCard' },
  ],
  anatomy: [
    [
      'Ground',
      'Water, wood, roads and buildings, in tones of the brand; pictograms name them in the legend.',
    ],
    [
      'Places',
      'Free, chosen on --brand, taken with its sign struck out, unfit with a dashed edge; other accommodations are part of the drawing.',
    ],
    ['Sign', 'As it is written on the site: "B7".'],
  ],
  do: ['State each in the legend: colour alone is not enough.'],
  dont: ['Do not let two places touch: a finger needs room.'],
  keys: [
    ['Arrow keys', 'Through the free places.'],
    ['Space', 'Chooses one.'],
  ],
  reader: ['A group of radio buttons: "Place B7, free"; taken ones are disabled; the drawing is not read.'],
  withoutMui: 'drawn',
  status: 'new',
  history: [{ date: '2026-11-26', what: 'First version', decision: 337 }],
}
