import type { ComponentGuide } from '../stories/component-guide.ts'

export const guide: ComponentGuide = {
  components: ['pagination/pagination.tsx'],
  purpose: 'The pages of a list, as real links.',
  use: ['Below results and reviews with more than one page.'],
  avoid: [{ when: 'Steps of a form', instead: 'Components/Checkout/Steps, summary and outcome' }],
  anatomy: [
    ['Numbers', 'First, last, and those around the present one; a gap is a dot.'],
    ['Arrows', 'With words on desktops, alone on phones; left out at the ends.'],
    [
      'Target',
      '--target high; numbers are 38 px wide on phones, so that they fit, and --target from 640 px.',
    ],
  ],
  do: ['Lead to the top of the list.'],
  dont: ['Do not load more while scrolling: a footer has to be reached, and an address shared.'],
  keys: [
    ['Tab', 'From page to page.'],
    ['Enter', 'Opens it.'],
  ],
  reader: ['A navigation; the present page is `aria-current`; each number is read as "Page 3".'],
  withoutMui: 'first-paint',
  status: 'stable',
  history: [
    { date: '2026-11-26', what: 'Where an address would not help, its steps are buttons' },
    { date: '2026-11-21', what: 'First version' },
  ],
}
