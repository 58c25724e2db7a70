import type { ComponentGuide } from '../stories/component-guide.ts'

export const guide: ComponentGuide = {
  components: ['floor-plan/floor-plan.tsx'],
  purpose: 'The rooms of an accommodation, drawn to scale.',
  use: ['The details of an accommodation whose measures the campsite has given.'],
  avoid: [{ when: 'Where it lies on the site', instead: 'Components/Campsite/SitePlan' }],
  anatomy: [
    ['Rooms', 'Filled by kind, in colours of the brand; each has its word.'],
    ['Beds', 'Double, twin or bunk; what a family counts.'],
  ],
  do: ['Draw decimetres as they are: a plan that is not to scale is left out.'],
  dont: ['Do not fill it with furniture.'],
  keys: [],
  reader: ['One picture whose name lists the rooms.'],
  withoutMui: 'drawn',
  status: 'new',
  history: [{ date: '2026-11-26', what: 'First version', decision: 338 }],
}
