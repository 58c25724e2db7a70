import type { ComponentGuide } from '../stories/component-guide.ts'

export const guide: ComponentGuide = {
  components: [
    'gallery/gallery.tsx',
    'gallery/gallery-dialog.tsx',
    'gallery/gallery-rooms.tsx',
    'gallery/gallery-thumbnails.tsx',
  ],
  purpose:
    'The pictures of a campsite or an accommodation: a mosaic in the page, and one at a time on the whole screen.',
  use: ["At the head of a campsite's page."],
  avoid: [
    { when: 'Pictures of a card', instead: 'Components/Results/PictureStrip' },
    { when: 'One picture', instead: 'Components/Base/Picture' },
  ],
  anatomy: [
    ['Mosaic', 'One large and four small; the first of every room is among them.'],
    ['Phones', 'A strip to swipe, with "3 / 24".'],
    ['Whole screen', 'Ground --night; arrows, rooms and thumbnails below.'],
  ],
  do: [
    'Order pictures so that the first five show the place, the pool and what one sleeps in.',
    'Describe each picture in words: its alternative text is its caption.',
  ],
  dont: [
    'Do not move pictures by themselves.',
    'Do not crop a panorama to the ratio of the mosaic: choose another first picture.',
  ],
  keys: [
    ['Arrow left, arrow right', 'The picture before, the next one.'],
    ['Home, End', 'The first, the last.'],
    ['Escape', 'Closes; the focus returns to the opened picture.'],
  ],
  reader: [
    'A dialog named by the campsite; "3 of 24" is read after each step; each button is "Picture 3: open large".',
  ],
  withoutMui: 'both',
  status: 'stable',
  history: [
    { date: '2026-11-28', what: 'The view of all pictures is made of MUI', decision: 388 },
    { date: '2026-11-27', what: 'Thumbnails hold at seven widths' },
    { date: '2026-11-24', what: 'Rooms lead to their first picture' },
    { date: '2026-11-21', what: 'First version' },
  ],
}
