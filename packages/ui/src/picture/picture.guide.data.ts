import type { ComponentGuide } from '../stories/component-guide.ts'

export const guide: ComponentGuide = {
  components: ['picture/picture.tsx'],
  purpose: 'A picture in a box of fixed ratio, in as many widths as its place needs.',
  use: ['Everywhere; no `<img>` besides.'],
  avoid: [
    { when: 'Several pictures of one thing', instead: 'Components/Results/PictureStrip' },
    { when: 'The scene of a page', instead: 'Components/Content/Hero' },
  ],
  anatomy: [
    ['Box', 'Ratio 3:2, 4:3, 2:1, 1:1, 16:9, or `fill`; nothing moves when the picture comes.'],
    ['Placeholder', 'Three colours of the picture, from top to bottom.'],
    ['Corners', '--radius with `rounded`; inside a card the card clips it.'],
  ],
  do: [
    'Mark the first picture of a page with `priority`, and only that one.',
    'Write `alt` for what it shows; leave it empty beside words that say the same.',
  ],
  dont: ['Do not put words into pictures.', 'Do not scale a portrait into a landscape box: give it a crop.'],
  keys: [],
  reader: ['A picture with its `alt`, or nothing when it is decorative.'],
  withoutMui: 'drawn',
  status: 'stable',
  history: [
    { date: '2026-11-26', what: 'The first picture of a page is AVIF', decision: 309 },
    { date: '2026-11-21', what: 'First version', decision: 21 },
  ],
}
