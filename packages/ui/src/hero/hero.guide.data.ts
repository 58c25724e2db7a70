import type { ComponentGuide } from '../stories/component-guide.ts'

export const guide: ComponentGuide = {
  components: ['hero/hero.tsx'],
  purpose: "A scene as wide as the window with the page's heading on it.",
  use: ['Home with the search box (`tall`); countries, areas, themes (`low`).'],
  avoid: [
    { when: 'A picture in a text', instead: 'Components/Base/Picture' },
    { when: 'A campaign', instead: 'Components/Content/Tiles' },
  ],
  anatomy: [
    ['Picture', 'One scene; phones have a crop of their own. Loads first, as AVIF.'],
    ['Words', "Ink on a light mist of the page's ground, never white on the picture."],
    ['Heading', 'One sentence in --text-3xl; it may have three lines on phones.'],
    ['Search box', 'At the lower edge, as wide as the page.'],
  ],
  do: [
    'Choose a scene whose start leaves room for words.',
    'Check it with a bright and with a dark picture.',
  ],
  dont: [
    'Do not put a button on it: on home the search is the call to action.',
    'Do not use a video or a carousel.',
  ],
  keys: [['Tab', 'The search box.']],
  reader: ["A section whose heading is the page's `h1`; the picture is decorative unless it has words."],
  withoutMui: 'first-paint',
  status: 'stable',
  history: [
    { date: '2026-11-26', what: 'Words lie on a light mist', decision: 366 },
    { date: '2026-11-21', what: 'First version' },
  ],
}
