import type { ComponentGuide } from '../stories/component-guide.ts'

export const guide: ComponentGuide = {
  components: [
    'states/page-state.tsx',
    'states/suggestions.tsx',
    'states/waiting.tsx',
    'states/camp-at-dusk.tsx',
    'alert/alert.tsx',
  ],
  purpose:
    'What stands there when there is nothing, when something failed, while something loads; and messages within a page.',
  use: [
    'Every page has its loading, empty and failed state.',
    'An alert for what concerns a part of the page.',
  ],
  avoid: [
    { when: 'Something has worked', instead: 'Components/Shell/Toasts' },
    { when: 'An error of one field', instead: 'Components/Forms/Form fields' },
  ],
  anatomy: [
    ['Drawing', "The tent at dusk, in the brand's colours; left out in small places (`plain`)."],
    ['Title', 'What happened, in a sentence; no "Oops".'],
    ['Ways on', 'At least one: a filter to remove, another day, a search.'],
    ['Suggestions', 'Each with the number of results that it leads to.'],
    ['Alert', 'Tinted by its kind, pictogram and words; corners --radius-control.'],
    ['Loading', 'One screen high, so that the footer does not jump.'],
  ],
  do: [
    'Offer what is nearest: other days before other places.',
    'Name who can help when something failed twice.',
  ],
  dont: ['Do not blame the visitor.', 'Do not show a code without words.'],
  keys: [['Tab', 'The ways on.']],
  reader: [
    'A failure is an alert; loading is a status named "Loading"; an alert that appears is announced (`live`).',
  ],
  withoutMui: 'both',
  status: 'stable',
  history: [
    { date: '2026-11-26', what: 'A search without results offers the largest smaller party', decision: 298 },
    { date: '2026-11-21', what: 'First version' },
  ],
}
