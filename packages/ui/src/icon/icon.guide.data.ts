import type { ComponentGuide } from '../stories/component-guide.ts'

export const guide: ComponentGuide = {
  components: ['icon/icon.tsx', 'flag/flag.tsx'],
  purpose: "A pictogram in the colour of its text, and a country's flag.",
  use: ['Beside words, to find them faster.'],
  avoid: [
    { when: "A network's mark", instead: 'Components/Base/SocialIcon' },
    { when: 'A pictogram that is pressed', instead: 'Components/Controls/Button' },
  ],
  anatomy: [
    ['Sizes', '16, 20 and 24 px.'],
    ['Line', 'Strokes with round ends on a grid of 24; the same thickness in all.'],
    ['Names', 'Foundations, Icons and flags states what each stands for: `play` is a playground.'],
  ],
  do: [
    'Use one pictogram for one meaning in the whole product.',
    'Add a new one to icon-paths.ts and run `npm run icons`.',
  ],
  dont: [
    'Do not let it stand alone: words or a label carry the meaning.',
    'Do not use a flag for a language; it stands for an edition or a country.',
  ],
  keys: [],
  reader: ['Never read: the text beside it, or the name of its button, is.'],
  withoutMui: 'drawn',
  status: 'stable',
  history: [{ date: '2026-11-21', what: 'First version' }],
}
