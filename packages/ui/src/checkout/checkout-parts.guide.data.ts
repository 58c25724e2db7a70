import type { ComponentGuide } from '../stories/component-guide.ts'

export const guide: ComponentGuide = {
  components: [
    'checkout/step-list.tsx',
    'checkout/summary-box.tsx',
    'checkout/hold-timer.tsx',
    'confirmation/confirmation-card.tsx',
    'confirmation/outcome-mark.tsx',
  ],
  purpose: 'The frame of the checkout: where one is, what is booked, how long it is held, and how it ended.',
  use: ['All four steps of the checkout and its confirmation.'],
  avoid: [
    { when: 'Choosing a cover or extras', instead: 'Components/Checkout/Extras' },
    { when: 'The lines of the price', instead: 'Components/Checkout/PriceLines' },
  ],
  anatomy: [
    ['Steps', 'Finished ones are links back; phones have "Step 2 of 4" instead of the list.'],
    ['Summary', 'Beside the questions from 1024 px; else one line with the total that opens a sheet.'],
    ['Hold timer', 'Time in tabular figures; silent, but for announcements at 5 minutes and 1 minute.'],
    [
      'Confirmation',
      'Pictogram and colour by outcome, the reference in large letters with a button that copies it, and what has to be done next directly below.',
    ],
  ],
  do: [
    'Show the total in every step.',
    'Let nothing but the steps lead away: no menu, no links of the footer but the legal ones.',
  ],
  dont: [
    'Do not count down in red, and do not let it blink.',
    'Do not say "thank you" before saying what came of it.',
  ],
  keys: [
    ['Tab', 'Steps, questions, summary.'],
    ['Enter', 'On phones the line of the summary opens it.'],
  ],
  reader: [
    'Steps are a navigation; the present one has `aria-current="step"`.',
    'The timer is announced politely at 5 minutes and 1 minute, and when the hold ends.',
    "Copying is announced: the button's text changes.",
  ],
  withoutMui: 'text',
  status: 'stable',
  history: [
    { date: '2026-11-28', what: 'Steps, card and summary are MUI’s', decision: 387 },
    { date: '2026-11-27', what: 'The next thing to do stands directly below the reference', decision: 369 },
    { date: '2026-11-25', what: "Four steps, the customer's details in one of their own", decision: 321 },
    { date: '2026-11-21', what: 'First version' },
  ],
}
