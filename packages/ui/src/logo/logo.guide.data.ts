import type { ComponentGuide } from '../stories/component-guide.ts'

export const guide: ComponentGuide = {
  components: ['logo/logo.tsx', 'logo/house-mark.tsx'],
  purpose: 'Mark and name of the brand; leads home.',
  use: ['At the start of the header, in the checkout, on the page without a network.'],
  avoid: [{ when: 'The brand in a text', instead: 'Components/Base/Link' }],
  anatomy: [
    ['Mark', 'At most 34 px high; an own file of the app, in SVG or PNG.'],
    ['Name', 'In the font of headings; left out where the mark contains it, and on phones without room.'],
  ],
  do: ['Give a mark that is readable on a dark ground, too (a media query in the SVG).'],
  dont: ['Do not put a sentence below it.'],
  keys: [['Enter', 'Leads home.']],
  reader: ['A link named by the brand.'],
  withoutMui: 'drawn',
  status: 'stable',
  history: [
    { date: '2026-11-26', what: 'A mark that contains the name stands alone' },
    { date: '2026-11-21', what: 'First version' },
  ],
}
