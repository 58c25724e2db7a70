import type { ComponentGuide } from '../stories/component-guide.ts'

export const guide: ComponentGuide = {
  components: ['toasts/toasts.tsx'],
  purpose: 'A short message that something has worked or failed, and goes by itself.',
  use: ['After a press whose effect is not in sight: saved, copied, sent.'],
  avoid: [
    { when: 'Something has to be decided', instead: 'Components/Shell/Dialogs' },
    { when: 'A part of the page is concerned', instead: 'Components/Content/States' },
    { when: 'A field is wrong', instead: 'Components/Forms/Form fields' },
  ],
  anatomy: [
    ['Place', 'Lower end on the site, upper end in the portal.'],
    ['Time', '5 seconds; it stops while the pointer or the focus is on it.'],
    ['Action', 'One, such as "Undo".'],
    [
      'Ground',
      '--surface with --shadow-2; the edge at its start and the pictogram have the colour of the kind.',
    ],
  ],
  do: ['Write one sentence in the past: "Saved to your favourites".'],
  dont: ['Do not use it for what somebody has to know: it goes away.', 'Do not repeat what the page shows.'],
  keys: [['Tab', 'Action and close button.']],
  reader: ['Success is a status, a failure an alert; both are read without moving the focus.'],
  status: 'stable',
  history: [
    { date: '2026-11-28', what: 'Made of MUI', decision: 388 },
    { date: '2026-11-24', what: 'A step back is offered in place' },
    { date: '2026-11-21', what: 'First version' },
  ],
}
