import type { ComponentGuide } from '../stories/component-guide.ts'

export const guide: ComponentGuide = {
  components: ['site-card/picture-strip.tsx'],
  purpose: 'Pictures of a card to swipe, of which only the first loads with the page.',
  use: ['Cards of campsites and rows of accommodations.'],
  avoid: [
    { when: 'All pictures of a campsite', instead: 'Components/Campsite/Gallery' },
    { when: 'One picture', instead: 'Components/Base/Picture' },
  ],
  anatomy: [
    ['Number', 'How many there are, in a corner; left out for one.'],
    ['Arrows', 'For mice, on hover; fingers swipe.'],
    ['Further pictures', 'Come when a pointer, a finger or a key reaches the strip.'],
  ],
  do: ['Order pictures so that the first tells campsites apart.'],
  dont: ['Do not move it by itself.', "Do not make each picture a tab stop: the name is the card's link."],
  keys: [['Arrow left, arrow right', 'Scroll the strip while it has the focus.']],
  reader: ['A group named by the campsite; its links are hidden, because the name of the card is one.'],
  withoutMui: 'first-paint',
  status: 'stable',
  history: [{ date: '2026-11-21', what: 'First version', decision: 25 }],
}
