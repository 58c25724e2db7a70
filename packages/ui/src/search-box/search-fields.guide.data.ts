import type { ComponentGuide } from '../stories/component-guide.ts'

export const guide: ComponentGuide = {
  components: [
    'search-box/search-field.tsx',
    'search-box/date-field.tsx',
    'search-box/duration-field.tsx',
    'search-box/text-search.tsx',
  ],
  purpose: 'The cells of the search box, and the field for any word.',
  use: ['Cells: in the search box only. Any word: on the page of free search and in the menu.'],
  avoid: [{ when: 'Fields of a form', instead: 'Components/Forms/Form fields' }],
  anatomy: [
    ['Cell', 'Pictogram, small label --text-xs, value below; the whole cell is the target.'],
    ['Day', "A button that opens the calendar; the browser's own field where no script runs."],
    ['Nights', 'A native select with the lengths of the edition.'],
    ['Error', 'Below the value, in --danger, linked to the control.'],
  ],
  do: ['Read label and value together: "Arrival, Saturday 12 July".'],
  dont: ['Do not use a placeholder for a chosen value.'],
  keys: [['Enter, Space', 'Opens the calendar or the select.']],
  reader: ['Each control has its label as name; an error is described with it.'],
  withoutMui: 'first-paint',
  status: 'stable',
  history: [
    { date: '2026-11-26', what: 'One list of lengths of stay', decision: 241 },
    { date: '2026-11-21', what: 'First version' },
  ],
}
