import type { ComponentGuide } from '../stories/component-guide.ts'

export const guide: ComponentGuide = {
  components: [
    'islands/mui-button.tsx',
    'islands/mui-skeleton.tsx',
    'islands/mui-waiting.tsx',
    'islands/form/check-line.tsx',
    'islands/form/radio-tile.tsx',
    'islands/panel.tsx',
    'islands/state-chip.tsx',
    'islands/surface.tsx',
    'islands/way-bar.tsx',
  ],
  purpose:
    'The frame of the portal, the checkout and the sign-in, made of MUI: navigation, panels, buttons, facts, sheets and placeholders.',
  use: [
    'Every page behind the sign-in, the checkout, the payment and the confirmation.',
    'Forms that open on a public page, which bring MUI with them.',
  ],
  avoid: [
    { when: 'A public page, which loads no MUI', instead: 'Components/Controls/Button' },
    { when: 'Filters, menus and what else opens on public pages', instead: 'Components/Shell/Dialogs' },
  ],
  anatomy: [
    ['Buttons', 'At least --target high, 52 px for the one of a form; corners --radius-control.'],
    ['Panel', 'Heading in --text-lg, --space-5 inside on all sides, a line of --line, corners --radius.'],
    ['Fact', 'Two or three words in --text-xs; its colour is its meaning.'],
    ['Navigation', 'Pictograms above words below 640 px, words alone above; the current page underlined.'],
    ['Tile', 'One of some short values, at least --target high; the chosen one filled with --brand.'],
    ['Line with a box', 'The whole line takes the press; a long text breaks beside the box.'],
    ['Sheet', 'From below on phones; from 768 px a card, a drawer or a popover.'],
  ],
  do: [
    'One filled button for what comes next; everything else is secondary or quiet.',
    'Name a sheet after what it decides, and its button after what it does.',
  ],
  dont: [
    'Do not mix both kinds of button in one form.',
    'Do not put a panel into a panel.',
    'Do not shorten a fact to fit: it takes a second line.',
  ],
  keys: [
    ['Tab', 'The links of the navigation, the sign-out, then the page.'],
    ['Arrow keys', 'The next or previous tile, chosen at once.'],
    ['Escape', 'Closes a sheet; the focus returns to what opened it.'],
  ],
  reader: [
    'A panel is a region with the name of its heading.',
    'The navigation is a landmark with a list of links; the current one is announced.',
    'A busy button stays in the order of the keyboard and is announced as busy.',
  ],
  status: 'new',
  history: [
    { date: '2026-11-29', what: 'Tiles, lines with a box and the placeholder of a page', decision: 387 },
    { date: '2026-11-28', what: 'First version', decision: 387 },
  ],
}
