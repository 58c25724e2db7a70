import type { ComponentGuide } from '../stories/component-guide.ts'

export const guide: ComponentGuide = {
  components: [
    'popups/sheet.tsx',
    'popups/dialog-head.tsx',
    'popups/panel-sheet.tsx',
    'popups/modal-frame.tsx',
    'popups/framed-dialog.tsx',
  ],
  purpose:
    'What opens over a page: on phones always the same sheet from below; on wide screens a drawer, a popover or a card.',
  use: [
    '`side`, a drawer: something long beside which the page is still meant, such as filters, the details of an accommodation, the summary of a checkout.',
    '`anchored`, a popover: a short choice that belongs to the button that opened it, such as sharing or a list of favourites.',
    '`calendar`: the same for two months of days; the page is not dimmed.',
    '`card`: a question that has to be answered, such as cancelling a booking.',
  ],
  avoid: [
    { when: 'A message that needs no answer', instead: 'Components/Shell/Toasts' },
    { when: 'An explanation of one word', instead: 'Components/Shell/Tooltip' },
    { when: 'A panel of a control that works without scripts', instead: 'Components/Controls/Disclosure' },
  ],
  anatomy: [
    [
      'Phones',
      'From below, at most 92 % of the screen, with handle, heading and close button; a pull closes it.',
    ],
    ['Drawer', '560 px at the end, the whole height.'],
    ['Popover', '440 px below its button; two months 840 px.'],
    ['Card', '520 px in the middle.'],
    [
      'Motion',
      'Rises 40 px within 180 ms, the same as --motion; no motion for whoever asks the system for less.',
    ],
    ['Corners', '--radius, at least 8 px; a drawer has none.'],
    ['Footer', 'Stays at the edge, with one `brand` button; the content scrolls.'],
  ],
  do: ['Give every sheet a heading: it names the dialog.', 'Return to what opened it.'],
  dont: [
    'Do not open a sheet from a sheet: go on inside it, or close the first.',
    'Do not open one without a press.',
  ],
  keys: [
    ['Tab', 'Stays inside.'],
    ['Escape', 'Closes it.'],
  ],
  reader: [
    'A modal dialog named by its heading; the page behind can be neither reached nor scrolled; the focus returns on close.',
  ],
  withoutMui: 'both',
  status: 'stable',
  history: [
    { date: '2026-11-28', what: 'Made of MUI', decision: 388 },
    { date: '2026-11-26', what: 'One sheet for everything that opens over a page', decision: 317 },
    { date: '2026-11-22', what: 'First version' },
  ],
}
