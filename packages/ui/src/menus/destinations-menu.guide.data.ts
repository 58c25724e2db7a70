import type { ComponentGuide } from '../stories/component-guide.ts'

export const guide: ComponentGuide = {
  components: ['menus/destinations-menu.tsx', 'menus/menu-level.tsx', 'menus/header-panel.tsx'],
  purpose: 'The destinations of the header: a panel on wide screens, levels on phones.',
  use: ['Opened by "Destinations" or by the menu\'s button.'],
  avoid: [{ when: 'Jumping within a page', instead: 'Components/Controls/Tabs' }],
  anatomy: [
    ['Tabs', 'Kinds of stay, left out where there is one.'],
    ['Countries', 'With flags; the areas of the country under the pointer stand beside them.'],
    [
      'Intent',
      'The country changes after the pointer rests 90 ms, so that crossing the list changes nothing.',
    ],
    ['Levels', 'Phones have one list at a time, with a way back at its top.'],
  ],
  do: ['Link every country: whoever clicks it wants its page.'],
  dont: ['Do not open it by hovering alone.', 'Do not add promotions besides the three popular areas.'],
  keys: [
    ['Arrow keys', 'Through tabs and countries.'],
    ['Escape', 'Closes; the focus returns to the button.'],
    ['Tab', 'Stays within the open menu.'],
  ],
  reader: ['A dialog with a navigation; a new level takes the focus to its heading.'],
  status: 'stable',
  history: [
    { date: '2026-11-28', what: 'Made of MUI', decision: 388 },
    { date: '2026-11-24', what: 'Areas follow the focus as well' },
    { date: '2026-11-21', what: 'First version', decision: 24 },
  ],
}
