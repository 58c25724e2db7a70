import type { ComponentGuide } from '../stories/component-guide.ts'

export const guide: ComponentGuide = {
  components: ['info-list/info-list.tsx'],
  purpose: 'Facts with their topics, such as arrival, pets and quiet hours.',
  use: ['"Good to know" on a campsite\'s page.'],
  avoid: [
    { when: 'Facilities with season and cost', instead: 'Components/Campsite/Facilities and stay bar' },
    { when: 'Few numbers side by side', instead: 'Components/Content/Guide' },
  ],
  anatomy: [
    ['Item', 'Pictogram and topic in bold, one or two sentences below.'],
    ['Columns', 'Two from 640 px.'],
  ],
  do: ['Begin with what decides: pets, arrival, cash.'],
  dont: ['Do not write more than two sentences per topic.'],
  keys: [],
  reader: ['A definition list: the topic is the term, the fact its description.'],
  withoutMui: 'text',
  status: 'stable',
  history: [{ date: '2026-11-22', what: 'First version' }],
}
