import type { ComponentGuide } from '../stories/component-guide.ts'

export const guide: ComponentGuide = {
  components: ['button/button.tsx', 'button/icon-button.tsx'],
  purpose: 'What starts something: a press that books, opens, saves or sends.',
  use: [
    '`primary`: the one call to action of a page, in the accent.',
    '`brand`: the main button of a card, a row, a dialog or a form inside a page.',
    '`secondary`: everything beside it. `quiet`: in a line of text. `danger`: what cannot be undone.',
    'An icon button where the pictogram is known to everybody: close, back, plus, minus.',
  ],
  avoid: [
    { when: 'Another page is opened', instead: 'Components/Base/Link' },
    { when: 'A choice among several', instead: 'Components/Forms/Form fields' },
    { when: 'A favourite', instead: 'Components/Controls/HeartButton' },
  ],
  anatomy: [
    ['Kinds', 'One `primary` per page: two would be none. A page of a form has it at its end.'],
    ['Height', 'At least --target; corners --radius-control.'],
    [
      'Text',
      'A verb and its object in one to three words; sentence case; it may wrap where German needs it.',
    ],
    ['Pictogram', 'Before the text, 20 px; an arrow after it only where a next step follows.'],
    ['Busy', 'The size stays, the words stay for screen readers, a press does nothing.'],
    ['Icon button', '44 px in each direction; `floating` on pictures, `outlined` beside a number.'],
  ],
  do: [
    'Use `ButtonLink` where the press leads to an address: it opens in a new tab, too.',
    'Put `danger` after the safe answer.',
    'Disable only what the visitor can enable by something in sight.',
  ],
  dont: [
    'Do not use two `primary` on one page, nor `primary` in a card of a list.',
    'Do not write "OK" or "Click here".',
    'Do not use an icon button without a label.',
  ],
  keys: [['Enter, Space', 'Presses it.']],
  reader: [
    'A button, or a link for `ButtonLink`; the name is its text, of an icon button its label, which is its tooltip too.',
    'While busy: `aria-busy`, and it can still be reached.',
  ],
  withoutMui: 'both',
  status: 'stable',
  history: [
    { date: '2026-11-26', what: 'A press is painted before its work', decision: 303 },
    { date: '2026-11-22', what: '`danger` for what cannot be undone' },
    { date: '2026-11-21', what: 'First version' },
  ],
}
