import type { ComponentGuide } from '../stories/component-guide.ts'

export const guide: ComponentGuide = {
  components: ['faq/faq-list.tsx'],
  purpose: 'Questions that open in place.',
  use: ['Texts about countries and themes, and pages of information.'],
  avoid: [
    { when: 'One explanation at a control', instead: 'Components/Controls/Disclosure' },
    { when: 'Parts of a page', instead: 'Components/Controls/Tabs' },
  ],
  anatomy: [
    ['Question', 'A line of at least --target with an arrow at its end.'],
    ['Answer', 'Plain text, in the document from the start: browsers and search engines find it.'],
  ],
  do: ['Write the question as a guest would.', 'Let several be open at once.'],
  dont: ['Do not hide terms or prices in an answer.'],
  keys: [['Enter, Space', 'Opens and closes.']],
  reader: ['A details element each: the question is its button, with an expanded state.'],
  withoutMui: 'first-paint',
  status: 'stable',
  history: [{ date: '2026-11-21', what: 'First version' }],
}
