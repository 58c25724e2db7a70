import type { ComponentGuide } from '../stories/component-guide.ts'

export const guide: ComponentGuide = {
  components: ['chatbot/chatbot-launcher.tsx'],
  purpose: 'The button in the lower corner that opens the chatbot.',
  use: ['On pages of a brand that has connected a chatbot.'],
  avoid: [{ when: 'Ways to a person, with telephone and e-mail', instead: 'Components/Shell/Footer' }],
  anatomy: [
    [
      'Place',
      'Lower corner at the end, above whatever a page fixes at its edge (`--bottom-bar`, `--page-bar`).',
    ],
    ['Words', 'Desktops have sign and words; phones the sign alone.'],
  ],
  do: ['Load the panel on intent: when the pointer or the focus reaches it.'],
  dont: [
    'Do not open it by itself, and show no number of unread messages.',
    'Do not place it over the bar of a stay or of a comparison.',
  ],
  keys: [['Enter, Space', 'Opens the panel.']],
  reader: ['A button that opens a dialog, with its words as name also where only the sign is seen.'],
  withoutMui: 'first-paint',
  status: 'new',
  history: [{ date: '2026-11-24', what: 'First version', decision: 264 }],
}
