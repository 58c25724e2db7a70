import type { ComponentGuide } from '../stories/component-guide.ts'

export const guide: ComponentGuide = {
  components: ['facets/range-filter.tsx'],
  purpose: 'A range of prices or grades, over the outline of what there is.',
  use: ['Total price, and the lowest rating.'],
  avoid: [{ when: 'A few fixed values', instead: 'Components/Results/FacetGroup' }],
  anatomy: [
    ['Fields', 'Two numbers with visible labels; they are the form, and work without scripts.'],
    ['Slider', 'Two handles over the bars; the server writes neither.'],
    ['Bars', 'One shape in --brand-soft, as high as the number of results.'],
  ],
  do: [
    'Count a change once the hand rests for 400 ms.',
    'Show totals for the stay, in whole units of the currency.',
  ],
  dont: ['Do not hide the fields behind the slider.'],
  keys: [
    ['Arrow keys', 'Move a handle by one step.'],
    ['Tab', 'Both handles, both fields.'],
  ],
  reader: ['Each handle is a slider that reads its amount in words; the group is named by its title.'],
  withoutMui: 'both',
  status: 'new',
  history: [{ date: '2026-11-26', what: 'First version', decision: 333 }],
}
