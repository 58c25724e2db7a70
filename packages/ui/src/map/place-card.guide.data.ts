import type { ComponentGuide } from '../stories/component-guide.ts'

export const guide: ComponentGuide = {
  components: ['map/place-card.tsx'],
  purpose: 'Where a campsite is: a drawn sheet of its surroundings, the address, and distances.',
  use: ["The section about the place on a campsite's page."],
  avoid: [
    { when: 'Several campsites', instead: 'Components/Map/MapView' },
    { when: 'After booking', instead: 'Components/Checkout/StayPlace' },
  ],
  anatomy: [
    ['Sheet', 'Drawn by our server, 680 by 440; chalk on slate in the dark.'],
    ['Facts', 'Distances with pictograms: lake, shop, station.'],
    ['Actions', "The live map opens as a dialog; directions in the visitor's own map."],
  ],
  do: ['State how distances are measured, below them.'],
  dont: ['Do not load the live map with the page.'],
  keys: [['Tab', "Actions, then the names of the map's sources."]],
  reader: ['A picture named "Map of the surroundings", with the facts as a list.'],
  withoutMui: 'both',
  status: 'stable',
  history: [
    { date: '2026-11-26', what: 'Distances are measured on our map', decision: 338 },
    { date: '2026-11-22', what: 'First version' },
  ],
}
