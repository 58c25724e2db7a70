import type { ComponentGuide } from '../stories/component-guide.ts'

export const guide: ComponentGuide = {
  components: ['search-box/party-field.tsx'],
  purpose: 'Who comes: adults, children and the age of each child.',
  use: ['The search box, and the bar of a stay.'],
  avoid: [{ when: 'Names and dates of birth', instead: 'Components/Forms/Form fields' }],
  anatomy: [
    ['Cell', '"2 adults, 2 children"; opens a panel, on phones the sheet.'],
    ['Steppers', 'Adults from 1, children from 0.'],
    ['Ages', 'A select per child; a missing one is marked after the first attempt.'],
  ],
  do: ['Ask for ages only once there are children: prices depend on them.'],
  dont: ['Do not assume an age.', 'Do not count a baby as no person.'],
  keys: [
    ['Enter, Space', 'Opens the panel.'],
    ['Arrow up, arrow down', 'Change a number.'],
    ['Escape', 'Closes it; the focus returns to the cell.'],
  ],
  reader: ['The button reads its label and the party; missing ages are read with their select.'],
  withoutMui: 'both',
  status: 'stable',
  history: [
    { date: '2026-11-26', what: 'On phones its panel is a sheet', decision: 317 },
    { date: '2026-11-21', what: 'First version' },
  ],
}
