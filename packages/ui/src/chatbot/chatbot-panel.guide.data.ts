import type { ComponentGuide } from '../stories/component-guide.ts'

export const guide: ComponentGuide = {
  components: ['chatbot/chatbot-panel.tsx'],
  purpose:
    'The conversation with the chatbot: consent first, then questions and answers with their sources, and a way to a person.',
  use: ['Opened by its launcher, on any page.'],
  avoid: [{ when: 'A question that a page can answer in place', instead: 'Components/Content/Questions' }],
  anatomy: [
    ['Frame', 'A sheet from below on phones, a card in the corner from 640 px.'],
    ['Consent', 'Two `brand` buttons of equal weight; nothing is sent before.'],
    [
      'Lines',
      'The visitor at the end, the chatbot at the start, each with the page that its answer comes from.',
    ],
    ['Field', 'One line with a visible label; "Send" is `brand`.'],
    ['Ways to a person', 'Always offered, not only after a failure.'],
  ],
  do: [
    'Show the last question at the top, so that its answer is read from its beginning.',
    'Name the source of every answer.',
  ],
  dont: ['Do not animate typed letters.', 'Do not let it cover the price of a checkout.'],
  keys: [
    ['Escape', 'Closes it; the focus returns to the launcher.'],
    ['Enter', 'Sends the question.'],
    ['Tab', 'Stays within the panel.'],
  ],
  reader: [
    'A dialog with a log: each answer is read when it comes; who speaks is read before each line.',
    'A failure is announced at once, with a button to try again.',
  ],
  status: 'new',
  history: [
    { date: '2026-11-28', what: 'Made of MUI', decision: 388 },
    { date: '2026-11-24', what: 'First version', decision: 264 },
  ],
}
