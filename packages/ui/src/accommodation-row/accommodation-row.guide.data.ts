import type { ComponentGuide } from '../stories/component-guide.ts'

export const guide: ComponentGuide = {
  components: ['accommodation-row/accommodation-row.tsx'],
  purpose:
    'One accommodation of a campsite as a row whose facts stand in the same columns as in all other rows.',
  use: [
    'The accommodations of a campsite, sorted by what fits the party.',
    'Accommodations that are not free, small and muted below the free ones.',
  ],
  avoid: [
    { when: 'A campsite among others', instead: 'Components/Results/SiteCard' },
    { when: 'Everything about one accommodation', instead: 'Components/Campsite/AccommodationDetails' },
  ],
  anatomy: [
    ['Pictures', 'A strip above the text; where the row itself is at least 680 px wide, at its start.'],
    ['Category and name', 'The name is a heading of level 3.'],
    [
      'Facts',
      'Persons, bedrooms, size; a missing fact leaves its column empty, so that columns stay comparable.',
    ],
    ['Badges', 'Left on this site, free cancellation; at most two.'],
    ['Price and action', 'At the end; padding --space-4, in wide rows --space-5.'],
  ],
  do: [
    'Give every row of a list the same facts in the same order.',
    'Say why something is not free, and offer its nearest dates.',
  ],
  dont: [
    'Do not hide accommodations that are not free: a visitor would look for them.',
    'Do not colour a whole row; a badge states it.',
  ],
  keys: [
    ['Tab', 'Pictures, details, comparison, action.'],
    ['Enter', 'Opens the details, or chooses.'],
  ],
  reader: [
    'An article named by the accommodation; each fact is read with its label ("Persons: 6"), although sight has only the pictogram.',
    'The button of the details begins with its visible text and names the accommodation.',
  ],
  withoutMui: 'first-paint',
  status: 'stable',
  history: [
    { date: '2026-11-26', what: 'A box adds it to a comparison', decision: 335 },
    { date: '2026-11-22', what: 'Details open without scripts, too' },
    { date: '2026-11-21', what: 'First version' },
  ],
}
