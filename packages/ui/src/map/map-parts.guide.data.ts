import type { ComponentGuide } from '../stories/component-guide.ts'

export const guide: ComponentGuide = {
  components: ['map/map-pin.tsx', 'map/map-controls.tsx'],
  purpose: 'A pin with a total or a number, and the buttons that zoom.',
  use: ['Within the map only.'],
  avoid: [{ when: 'A price in a card', instead: 'Components/Content/Facts' }],
  anatomy: [
    ['Pin', 'Total in tabular figures on --surface; chosen on --brand.'],
    ['Cluster', 'The number of campsites; a press comes close enough to part them.'],
    ['Buttons', 'Two of --target, at the end.'],
  ],
  do: ['Begin the name of a pin with what is visible.'],
  dont: ['Do not shorten totals to "£1k".'],
  keys: [['Enter, Space', 'Opens the card, or the cluster.']],
  reader: ['A button with "£1,284, Camping Bella Vista"; an open one has an expanded state.'],
  withoutMui: 'drawn',
  status: 'stable',
  history: [{ date: '2026-11-21', what: 'First version' }],
}
