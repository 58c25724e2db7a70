import type { ComponentGuide } from '../stories/component-guide.ts'

export const guide: ComponentGuide = {
  components: ['facets/checkbox.tsx', 'facets/sort-select.tsx'],
  purpose: 'A checkbox on a line of its own, and the order of a list.',
  use: ['Checkbox: filters, consent, comparison. Order: results and reviews.'],
  avoid: [{ when: 'A checkbox in a form with validation', instead: 'Components/Forms/Form fields' }],
  anatomy: [
    ['Checkbox', 'The line is the target, --target high on touch.'],
    ['Order', 'A native select with its label before it; phones hide the label from sight.'],
    ['Explanation', 'What the order is made of stands beside it, behind the "i"; the law wants it there.'],
  ],
  do: ['Name the recommended order by what it counts.'],
  dont: ['Do not offer an order that the server does not have.'],
  keys: [
    ['Space', 'Ticks.'],
    ['Arrow keys', 'Change the order.'],
  ],
  reader: ['Native checkbox and select with their labels; the changed order is read with the result.'],
  withoutMui: 'both',
  status: 'stable',
  history: [
    { date: '2026-11-26', what: 'What orders results is explained beside them', decision: 342 },
    { date: '2026-11-21', what: 'First version' },
  ],
}
