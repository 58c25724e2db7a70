import type { ComponentGuide } from '../stories/component-guide.ts'

export const guide: ComponentGuide = {
  components: ['disclosure/disclosure.tsx'],
  purpose: 'A button with a small panel beside it, which works before scripts are there.',
  use: ['Languages, the party of a search, an explanation of an order.'],
  avoid: [
    { when: 'Something that needs the whole attention', instead: 'Components/Shell/Dialogs' },
    { when: 'Questions and answers below each other', instead: 'Components/Content/Questions' },
    { when: 'A few words about a sign', instead: 'Components/Shell/Tooltip' },
  ],
  anatomy: [
    ['Button', 'The summary; its content may be a pictogram, and then has a label.'],
    ['Panel', 'Below the button, at its start or end, --shadow-2, corners --radius.'],
  ],
  do: [
    'Close it when the focus leaves.',
    'Use a sheet on phones for more than five lines (`modal` and `PanelSheet`).',
  ],
  dont: ['Do not put a form with several steps into it.'],
  keys: [
    ['Enter, Space', 'Opens and closes.'],
    ['Escape', 'Closes; the focus returns to the button.'],
  ],
  reader: ['A details element: the button has an expanded state.'],
  withoutMui: 'both',
  status: 'stable',
  history: [
    { date: '2026-11-26', what: 'On phones its panel may be a sheet', decision: 317 },
    { date: '2026-11-22', what: 'First version' },
  ],
}
