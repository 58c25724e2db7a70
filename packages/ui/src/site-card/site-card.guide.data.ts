import type { ComponentGuide } from '../stories/component-guide.ts'

export const guide: ComponentGuide = {
  components: ['site-card/site-card.tsx', 'site-card/site-card-skeleton.tsx'],
  purpose: 'A campsite among results: what it is, why it fits, and the total for this stay.',
  use: ['Lists of results and of places, with a searched stay.'],
  avoid: [
    { when: 'A campsite without a stay', instead: 'Components/Content/Tiles' },
    { when: 'On the map', instead: 'Components/Map/MapView' },
  ],
  anatomy: [
    [
      'Card',
      'Edge --line, ground --surface, corners --radius. Padding --space-4 (bottom --space-3); where the card itself is at least 560 px wide --space-5.',
    ],
    ['Picture', 'A strip; heart and badge lie on it.'],
    ['Name', "One line or two, the card's only link; its area is the whole card."],
    [
      'Facts',
      'Place, rating, three facilities that match the filters, the best accommodation for this party.',
    ],
    ['Price', 'The total with nights and what is included, at the end; no price where nothing is free.'],
    ['Sizes of text', 'Three at most.'],
  ],
  do: [
    'Lay it out by its own width: beside a map it is narrow.',
    'Mark the first one or two cards of a page with `priority`.',
    'Use the skeleton while results load: it has the same boxes.',
  ],
  dont: [
    'Do not add a button: the whole card opens the campsite.',
    'Do not show a price per night.',
    'Do not show more than one badge on the picture.',
  ],
  keys: [
    ['Tab', 'Pictures, name, heart, comparison.'],
    ['Enter', 'Opens the campsite, in a new tab from a search.'],
  ],
  reader: ['An article named by the campsite, with a heading of level 2 (3 within a section).'],
  withoutMui: 'first-paint',
  status: 'stable',
  history: [
    { date: '2026-11-26', what: 'A box adds it to a comparison', decision: 335 },
    { date: '2026-11-22', what: 'Its first picture alone is in the page', decision: 25 },
    { date: '2026-11-21', what: 'First version' },
  ],
}
