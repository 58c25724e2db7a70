import type { ComponentGuide } from '../stories/component-guide.ts'

export const guide: ComponentGuide = {
  components: [
    'tiles/picture-tile.tsx',
    'tiles/destination-card.tsx',
    'tiles/site-tile.tsx',
    'tiles/place-list.tsx',
    'tiles/promise-list.tsx',
    'tiles/invitation.tsx',
    'tiles/info-link-list.tsx',
    'layout/section.tsx',
  ],
  purpose: 'Entries to the catalogue: kinds of stay, places, campsites, themes, promises, one invitation.',
  use: ['Home and pages of places and themes, in grids.'],
  avoid: [{ when: 'A campsite with a searched stay', instead: 'Components/Results/SiteCard' }],
  anatomy: [
    ['Kind of stay', 'Words on a label of --surface at the foot of the picture.'],
    [
      'Place',
      'Picture 3:2, name with flag, number of campsites, a total that can be booked; padding --space-4.',
    ],
    ['Campsite', 'Picture, name, place, rating; a price only where a stay is known.'],
    ['Places as a list', 'Columns; as chips where the page names the place.'],
    ['Promises', 'Pictogram, title, one sentence; three or four.'],
    ['Invitation', 'A band with one button; at most one per page.'],
  ],
  do: ['Use one kind of card in a grid.', 'State what a price is for: "7 nights, 2 adults".'],
  dont: [
    'Do not write "from" for a total that cannot be booked.',
    'Do not mix pictures with and without corners.',
  ],
  keys: [
    ['Tab', 'One stop per tile, and the areas of a place.'],
    ['Enter', 'Opens it.'],
  ],
  reader: ['Cards are articles named by their place; names are headings of level 3.'],
  withoutMui: 'first-paint',
  status: 'stable',
  history: [
    { date: '2026-11-24', what: 'The house redrawn' },
    { date: '2026-11-21', what: 'First version' },
  ],
}
