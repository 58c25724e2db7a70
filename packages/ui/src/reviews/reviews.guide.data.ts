import type { ComponentGuide } from '../stories/component-guide.ts'

export const guide: ComponentGuide = {
  components: [
    'reviews/review-summary.tsx',
    'reviews/review-tools.tsx',
    'reviews/review-card.tsx',
    'reviews/helpful-button.tsx',
  ],
  purpose: 'What guests have written: the average, by whom and in which order, each review, and a vote.',
  use: ['The reviews of a campsite.'],
  avoid: [{ when: 'Stars in a card', instead: 'Components/Content/Facts' }],
  anatomy: [
    [
      'Summary',
      'Average large, distribution as bars with numbers; how reviews are checked stands beside it.',
    ],
    ['Tools', 'Groups of guests as buttons, one order.'],
    ['Review', "Author and stay at the start, words at the end; the campsite's answer is indented."],
    ['Language', 'A foreign review states its language; it is not translated unasked.'],
  ],
  do: [
    'Show a low grade as plainly as a high one.',
    'Link how reviews are checked: the law wants it beside the rating.',
  ],
  dont: ['Do not shorten a review in the middle of its sentence.', 'Do not take a vote back: it is final.'],
  keys: [
    ['Tab', 'Groups, order, votes.'],
    ['Enter, Space', 'Filters, or votes.'],
  ],
  reader: ['Bars are read as label and number; a vote is "Helpful 12: review by Anna" with a pressed state.'],
  withoutMui: 'first-paint',
  status: 'stable',
  history: [
    { date: '2026-11-26', what: "The reader's language comes first", decision: 339 },
    { date: '2026-11-22', what: 'First version', decision: 110 },
  ],
}
