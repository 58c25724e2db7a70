import type { ComponentGuide } from '../stories/component-guide.ts'

export const guide: ComponentGuide = {
  components: ['heart-button/heart-button.tsx'],
  purpose: 'Saves a campsite as favourite, and removes it.',
  use: ["On the picture of every card, and beside the name on the campsite's page with words."],
  avoid: [{ when: 'Adding to a comparison', instead: 'Components/Results/CompareTable' }],
  anatomy: [
    ['Heart', 'Full or empty, --target in each direction; on pictures on a light round ground.'],
    ['Words', '"Save" only on the campsite\'s page.'],
  ],
  do: ['Change at once; a toast offers to take it back.'],
  dont: ['Do not require signing in: without an account the browser saves it.'],
  keys: [['Enter, Space', 'Saves or removes.']],
  reader: ['A button named "Save" and the campsite, with a pressed state; its name does not change.'],
  withoutMui: 'both',
  status: 'stable',
  history: [
    { date: '2026-11-26', what: 'Works without scripts, as a form', decision: 313 },
    { date: '2026-11-22', what: 'First version', decision: 103 },
  ],
}
