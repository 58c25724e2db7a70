import type { Components, Theme } from '@mui/material/styles'
import type {} from '@mui/x-date-pickers/themeAugmentation'

const day = '& .MuiPickerDay-root'
/** A size between two multiples of the text of a field, as wide screens allow. */
const ofControl = (least: number, width: string, most: number) =>
  `clamp(var(--text-control) * ${least}, ${width}, var(--text-control) * ${most})`

const forced = '@media (forced-colors: active)'

/**
 * MUI X's days of a calendar of stays. All rules are the grid's: a component's own ones would be written once more for each of sixty
 * days. `--day` is the height of a row (stay-calendar/calendar-month.module.css).
 */
const calendarComponents: Components = {
  MuiDayCalendar: {
    styleOverrides: {
      root: {
        '& [role="gridcell"]': { flex: 1, minWidth: 0, height: 'var(--day)', padding: 1 },
        [day]: {
          flexDirection: 'column',
          width: '100%',
          height: '100%',
          margin: 0,
          borderRadius: 'var(--radius-small)',
          fontWeight: 600,
          fontSize: 'var(--text-sm)',
          fontVariantNumeric: 'tabular-nums',
          lineHeight: 1.25,
          letterSpacing: 'inherit',
          transition: 'none',
          scrollMarginBlock: 'var(--space-10) var(--space-3)',
          '&:focus': { background: 'none' },
          '&:focus-visible': { outlineOffset: -2 },
          '& [data-struck]': { textDecoration: 'line-through', textDecorationThickness: 1.5 },
        },
        '& [data-price]': {
          display: 'none',
          minHeight: '1.3em',
          color: 'var(--ink-soft)',
          fontWeight: 400,
          fontSize: ofControl(0.625, '2.9vw', 0.75),
          whiteSpace: 'nowrap',
          // Two months side by side: "CHF 240" leaves a gap to its neighbours on a tablet, too.
          '@media (min-width: 768px)': { fontSize: ofControl(0.6875, '1.35vw', 0.75) },
        },
        '& [data-price="long"]': {
          fontSize: ofControl(0.5625, '2.5vw', 0.6875),
          letterSpacing: '-0.03em',
          '@media (min-width: 768px)': { fontSize: ofControl(0.5625, '1.2vw', 0.6875) },
        },
        '[data-priced] > & [data-price]': { display: 'block' },
        [`${day}[data-low] [data-price]`]: { color: 'var(--positive)', fontWeight: 650 },
        [`${day}[data-off]`]: { color: 'var(--ink-soft)', fontWeight: 400 },
        [`${day}[data-in-stay]`]: {
          background: 'var(--brand-soft)',
          [forced]: { outline: '1px dashed', outlineOffset: -3 },
        },
        [`${day}:hover`]: { background: 'var(--sunken)' },
        [`${day}.Mui-selected`]: {
          '&, &:hover': { background: 'var(--brand)', color: 'var(--on-brand)' },
          '& [data-price]': { color: 'inherit' },
          [forced]: { outline: '2px solid Highlight', outlineOffset: -3 },
        },
        [`${day}[aria-disabled]`]: {
          background: 'none',
          color: 'var(--ink-soft)',
          fontWeight: 400,
          opacity: 0.55,
          cursor: 'default',
        },
      },
      // It stays while the days of its month pass below it in the list of a phone.
      header: { '@media (max-width: 767px)': { position: 'sticky', top: 0, zIndex: 1 } },
      weekDayLabel: {
        flex: 1,
        minWidth: 0,
        height: 'calc(var(--space-1) * 7)',
        margin: 0,
        background: 'var(--surface)',
        color: 'var(--ink-soft)',
        fontWeight: 600,
        fontSize: 'var(--text-xs)',
        letterSpacing: 'inherit',
      },
      slideTransition: { minHeight: 0 },
      monthContainer: { overflow: 'visible' },
      weekContainer: { margin: 0 },
    },
  },
}

/** The theme around it with the calendar's part, which only its own file has: no other sheet loads it. */
export const withCalendar = (theme: Theme): Theme => ({
  ...theme,
  components: { ...theme.components, ...calendarComponents },
})
