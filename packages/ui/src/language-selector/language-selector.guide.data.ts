import type { ComponentGuide } from '../stories/component-guide.ts'

export const guide: ComponentGuide = {
  components: ['language-selector/language-selector.tsx'],
  purpose: 'Leads to the same page of another edition.',
  use: ['In the header, and as a level of the menu on phones; left out for brands with one edition.'],
  avoid: [{ when: 'Choosing a destination', instead: 'Components/Shell/Menus' }],
  anatomy: [
    ['Button', 'Flag and arrow, --target high; its name states the present edition.'],
    ['List', 'Each edition in its own language, with its flag; the present one has a check mark.'],
  ],
  do: ['Write the country, since prices and terms follow it: "Schweiz", not "Deutsch".'],
  dont: ["Do not switch by the visitor's place: offer it."],
  keys: [
    ['Enter, Space', 'Opens the list.'],
    ['Escape', 'Closes it.'],
  ],
  reader: ['Links with their own `lang`; the present one is `aria-current`.'],
  withoutMui: 'first-paint',
  status: 'stable',
  history: [{ date: '2026-11-21', what: 'First version' }],
}
