import type { ComponentGuide } from '../stories/component-guide.ts'

export const guide: ComponentGuide = {
  components: ['accommodation-row/accommodation-details.tsx'],
  purpose:
    'What there is to know about one accommodation before it is chosen: pictures, facts, facilities, plans and the lines of its price.',
  use: [
    'In the drawer that a row of accommodations opens.',
    'Where a visitor compares two accommodations and returns to the list.',
  ],
  avoid: [
    { when: 'A list of accommodations', instead: 'Components/Campsite/AccommodationRow' },
    { when: 'Pictures on the whole screen', instead: 'Components/Campsite/Gallery' },
  ],
  anatomy: [
    ['Pictures', 'A strip to swipe, ratio 3:2, corners --radius.'],
    ['Facts', 'A list of names and values; the order is the same for every accommodation.'],
    ['Facilities', 'Left out without items; never "none".'],
    ['Plan', 'Floor plan and place on the site, between facilities and price.'],
    ['Price', 'The same lines as in the checkout, so that the sum is known before.'],
    ['Footer', 'Price and one `brand` button; it stays at the edge of the drawer.'],
  ],
  do: [
    'Show the total for the searched stay, never a price per night.',
    'State in words why there is no price, in the footer.',
  ],
  dont: [
    'Do not repeat the facilities of the campsite; only those of the accommodation.',
    'Do not put a second button beside the one that chooses.',
  ],
  keys: [
    ['Tab', 'Reaches the strip of pictures, then what follows.'],
    ['Arrow keys', 'Scroll the strip while it has the focus.'],
  ],
  reader: [
    'The strip is a list named "Pictures of" and the accommodation; facts are a definition list.',
    'Headings are of level 3, below the title of the drawer.',
  ],
  withoutMui: 'text',
  status: 'stable',
  history: [
    { date: '2026-11-26', what: 'Plans of rooms and of the site stand between facilities and price' },
    { date: '2026-11-22', what: 'First version' },
  ],
}
