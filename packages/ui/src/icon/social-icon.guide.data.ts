import type { ComponentGuide } from '../stories/component-guide.ts'

export const guide: ComponentGuide = {
  components: ['icon/social-icon.tsx'],
  purpose: 'The mark of a social network.',
  use: ["In the footer, each inside a link with the network's name."],
  avoid: [{ when: 'Any other pictogram', instead: 'Components/Base/Icon' }],
  anatomy: [['Mark', 'Drawn in the colour of the text, 24 px; the link around it has --target.']],
  do: ['Show only networks that the brand has in app.config.ts.'],
  dont: ["Do not use the network's own colours."],
  keys: [],
  reader: ['Never read: its link is named "Instagram".'],
  withoutMui: 'drawn',
  status: 'stable',
  history: [{ date: '2026-11-22', what: 'First version' }],
}
