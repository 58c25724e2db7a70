import type { ComponentGuide } from './component-guide.ts'

export const guide: ComponentGuide = {
  components: ['hero/hero.tsx', 'layout/section.tsx'],
  purpose: 'The order of the home page: scene with search, kinds of stay, countries, themes, early booking.',
  use: ['To see how sections and grids sit together.'],
  avoid: [{ when: 'The real page with its data', instead: 'Pages/Home' }],
  anatomy: [
    ['Sections', 'As wide as the window, content as wide as --page, gutters --gutter.'],
    ['Tone', 'Every second section on --sunken.'],
    ['Grid', 'Four columns at most; phones one column or a strip to swipe.'],
  ],
  do: ['Give each section a heading and at most one link beside it.'],
  dont: ['Do not add a section that a brand cannot leave out.'],
  keys: [['Tab', 'In reading order.']],
  reader: ['Each section is a region named by its heading.'],
  withoutMui: 'first-paint',
  status: 'stable',
  history: [
    { date: '2026-11-26', what: 'Brands compose its sections', decision: 346 },
    { date: '2026-11-21', what: 'First version' },
  ],
}
