import type { ComponentGuide } from '../stories/component-guide.ts'

export const guide: ComponentGuide = {
  components: [
    'map/map-view.tsx',
    'map/map-card.tsx',
    'map/map-dialog.tsx',
    'map/vector-map.tsx',
    'map/google-map.tsx',
    'map/pin-layer.tsx',
  ],
  purpose: 'Campsites on a map by their totals, and the card of a pressed one.',
  use: ["Beside the list from 1280 px; as a dialog on narrower screens; on a campsite's page."],
  avoid: [{ when: 'Where one campsite is, without moving', instead: 'Components/Map/PlaceCard' }],
  anatomy: [
    ['Map', "In the colours of the brand, from our own tiles; Google's where an edition has a key."],
    [
      'Pins',
      'Totals; those that would overlap are a number. The one under the pointer in the list is marked.',
    ],
    ['Card', 'Over the lower edge, one at a time.'],
  ],
  do: [
    'Load it behind a button or on wide screens: its library is 230 kB.',
    'Let "search here" follow a move by hand only.',
  ],
  dont: ['Do not zoom with the wheel inside a page.', 'Do not put anything but campsites on it.'],
  keys: [
    ['Tab', 'Through the pins in reading order.'],
    ['Arrow keys', 'Move the map while it has the focus.'],
    ['Escape', 'Closes the card; the focus returns to its pin.'],
  ],
  reader: ['A region named "Map"; pins are buttons in a list, named by price and campsite.'],
  withoutMui: 'drawn',
  status: 'stable',
  history: [
    {
      date: '2026-11-26',
      what: 'The map stands beside the list, and its part is in the address',
      decision: 333,
    },
    { date: '2026-11-21', what: 'First version', decision: 39 },
  ],
}
