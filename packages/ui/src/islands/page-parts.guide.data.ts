import type { ComponentGuide } from '../stories/component-guide.ts'

export const guide: ComponentGuide = {
  components: [
    'islands/accordion.tsx',
    'islands/amount-table.tsx',
    'islands/before-after-table.tsx',
    'islands/notice.tsx',
    'islands/way-list.tsx',
  ],
  purpose:
    'What customers read and decide on their own pages, made of MUI: folded parts, sums, comparisons, messages, ways.',
  use: [
    'A booking in the portal, a change of a stay, payments so far, and the sign-in.',
    'Behind the sign-in, or where MUI is on the page anyway because of a form.',
  ],
  avoid: [
    { when: 'The first paint of a public page, which loads no MUI' },
    { when: 'A message on a page without a form', instead: 'Components/Content/States' },
    { when: 'Questions and answers of a public page', instead: 'Components/Content/Questions' },
  ],
  anatomy: [
    [
      'Folded part',
      'Pictogram, heading in --text-lg, arrow; closed at first, with what is needed next on top.',
    ],
    [
      'Amounts',
      'Name on the left, a day small below it in --text-sm, the amount on the right, never broken.',
    ],
    ['Before and after', 'What stays the same is in --ink-soft, so that the eye finds what changes.'],
    ['Notice', 'Title, a sentence, at most one way on; corners --radius-control.'],
    ['Ways', 'One list, each way as wide as it, the commonest first.'],
  ],
  do: [
    'Fold what is read once: directions, what to bring, the price line by line.',
    'Leave what is due, dates and documents unfolded.',
  ],
  dont: ['Do not fold what somebody has to do.', 'Do not put a second main button beside a list of ways.'],
  keys: [
    ['Tab', 'The heads of folded parts, the ways, the action of a notice.'],
    ['Enter, Space', 'Opens or closes a part, takes a way.'],
  ],
  reader: [
    'Each head is a heading of level 2 with a button that states whether its part is open.',
    'Tables have a caption or heads of columns; a notice that appears is announced.',
    'On paper, without scripts and in an offline copy every part stands open.',
  ],
  status: 'new',
  history: [{ date: '2026-11-27', what: 'First version', decision: 373 }],
}
