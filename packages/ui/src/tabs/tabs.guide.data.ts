import type { ComponentGuide } from '../stories/component-guide.ts'

export const guide: ComponentGuide = {
  components: ['tabs/tabs.tsx'],
  purpose: 'Parts of a page of which one is shown, with an address each.',
  use: ['Facilities, reviews and place of a campsite.'],
  avoid: [
    { when: 'Pages of their own', instead: 'Components/Base/Link' },
    { when: 'Questions', instead: 'Components/Content/Questions' },
    { when: 'A choice in a form', instead: 'Components/Forms/Form fields' },
  ],
  anatomy: [
    ['Row', 'Scrolls on phones; the active tab comes into view.'],
    ['Tab', '52 px high, a line of 3 px in --brand below the active one.'],
    ['Panel', "In the document from the start: the browser's search finds its text and opens it."],
  ],
  do: ['Name tabs by nouns, in one word.', 'Give each an address: a review can be linked.'],
  dont: ['Do not use more than five.', 'Do not put the way to book into a tab.'],
  keys: [
    ['Arrow left, arrow right', 'The next tab, and shows it.'],
    ['Home, End', 'The first, the last.'],
    ['Tab', 'Into the panel.'],
  ],
  reader: ['A tab list with one tab stop; each panel is named by its tab.'],
  withoutMui: 'first-paint',
  status: 'stable',
  history: [
    { date: '2026-11-22', what: "The browser's search opens a tab" },
    { date: '2026-11-21', what: 'First version' },
  ],
}
