import type { ComponentGuide } from '../stories/component-guide.ts'

export const guide: ComponentGuide = {
  components: ['stepper/stepper.tsx'],
  purpose: 'A small whole number between two buttons.',
  use: ['Persons, extras: numbers up to some twenty.'],
  avoid: [
    { when: 'A larger number', instead: 'Components/Forms/Form fields' },
    { when: 'A range', instead: 'Components/Results/RangeFilter' },
  ],
  anatomy: [
    ['Buttons', '--target each, `outlined`; disabled at the limits.'],
    ['Number', 'Tabular, with room for two figures.'],
    ['Label', 'At the start, with a hint below it.'],
  ],
  do: ['Name both buttons by what they change: "One adult more".'],
  dont: ['Do not let the number be typed: it is quicker pressed.'],
  keys: [
    ['Arrow up, arrow down', 'One more, one less.'],
    ['Home, End', 'The least, the most.'],
  ],
  reader: ['A spin button named by its label, with its limits; both buttons have names.'],
  withoutMui: 'both',
  status: 'stable',
  history: [{ date: '2026-11-21', what: 'First version' }],
}
