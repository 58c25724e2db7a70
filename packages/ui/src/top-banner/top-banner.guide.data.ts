import type { ComponentGuide } from '../stories/component-guide.ts'

export const guide: ComponentGuide = {
  components: ['top-banner/top-banner.tsx'],
  purpose: 'One line of promotion above the header.',
  use: ['A campaign of the brand, or early booking.'],
  avoid: [{ when: 'A message about the page', instead: 'Components/Content/States' }],
  anatomy: [
    [
      'Line',
      '--target high; phones have shorter words of their own, and longer ones are cut after the first line.',
    ],
    ['Ground', "The band's, --band with --on-band."],
  ],
  do: ['Write what one gets and until when.'],
  dont: ['Do not let it blink, close or come back.', 'Do not use it for disturbances.'],
  keys: [['Enter', 'Follows it.']],
  reader: ['A link, or plain text without an address.'],
  withoutMui: 'first-paint',
  status: 'stable',
  history: [
    { date: '2026-11-26', what: 'Campaigns are data of an app', decision: 346 },
    { date: '2026-11-21', what: 'First version' },
  ],
}
