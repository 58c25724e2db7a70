import type { ComponentGuide } from '../stories/component-guide.ts'

export const guide: ComponentGuide = {
  components: ['search-box/alpha-place-fields.tsx'],
  purpose: 'The place of a search as two selects: a country, then one of its areas.',
  use: ['An experiment beside the field with suggestions; a brand may have it instead.'],
  avoid: [{ when: 'The usual field of the place', instead: 'Components/Search/DestinationField' }],
  anatomy: [
    ['Selects', 'Native, side by side where they fit.'],
    ['Area', 'Disabled, with words that a country comes first.'],
  ],
  do: ['Load the areas when the pointer or the focus reaches the fields.'],
  dont: ['Do not offer both fields in one form.'],
  keys: [['Arrow keys', 'Change the value.']],
  reader: ['Two selects with their labels.'],
  withoutMui: 'first-paint',
  status: 'stable',
  history: [
    { date: '2026-11-22', what: 'Assigned by experiment', decision: 60 },
    { date: '2026-11-21', what: 'First version' },
  ],
}
