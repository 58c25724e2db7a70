import type { ComponentGuide } from '../stories/component-guide.ts'

export const guide: ComponentGuide = {
  components: ['confirmation/stay-place.tsx'],
  purpose: 'Where the stay is and how to get there, after booking.',
  use: ['The confirmation, and a booking of the portal.'],
  avoid: [{ when: 'Deciding for a place', instead: 'Components/Map/PlaceCard' }],
  anatomy: [
    ['Picture', 'Ratio 3:2, corners --radius.'],
    ['Actions', "Directions first, the campsite's page second, both `secondary`."],
    ['Good to know', 'Arrival hours and rules as a list; the heading is left out without any.'],
  ],
  do: ["Write hours as the campsite's own clock has them."],
  dont: ["Do not show a live map here: a link opens the visitor's own."],
  keys: [['Tab', 'The actions.']],
  reader: ['A section with a heading of level 2; its picture is described.'],
  status: 'stable',
  history: [
    { date: '2026-11-28', what: 'Its card is MUI’s', decision: 387 },
    { date: '2026-11-22', what: 'First version' },
  ],
}
