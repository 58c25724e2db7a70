import type { ComponentGuide } from '../stories/component-guide.ts'

export const guide: ComponentGuide = {
  components: ['search-box/destination-field.tsx', 'search-box/destination-options.tsx'],
  purpose: 'Where to: a text field with suggestions of places, campsites and earlier searches.',
  use: ['The search box.'],
  avoid: [{ when: 'Any word, also of texts', instead: 'Components/Search/Fields' }],
  anatomy: [
    ['Field', 'Small label, large value; a cross empties it.'],
    ['Suggestions', 'Grouped, each with its pictogram and where it is; typed letters are bold.'],
    ['Nothing found', 'A sentence in the list; the search still works with the words.'],
  ],
  do: [
    'Go at once where a suggestion is a place of its own.',
    'Show the last searches before anything is typed.',
  ],
  dont: ['Do not correct what was typed.'],
  keys: [
    ['Arrow down, arrow up', 'Through the suggestions.'],
    ['Enter', 'Takes the marked one, or searches.'],
    ['Escape', 'Closes the list, then empties the field.'],
    ['Tab', 'Closes the list and goes on.'],
  ],
  reader: [
    'A combobox with a list box; the number of suggestions is announced; the focus stays in the field.',
  ],
  withoutMui: 'both',
  status: 'stable',
  history: [
    { date: '2026-11-28', what: 'Typed letters are bold; the list loads when it opens', decision: 382 },
    { date: '2026-11-22', what: 'Choosing a suggestion goes there at once', decision: 51 },
    { date: '2026-11-21', what: 'First version', decision: 31 },
  ],
}
