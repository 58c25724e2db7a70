import type { Components } from '@mui/material/styles'

/** What may stand open where nothing can open it: on paper, without scripts, and in an offline copy of the page. */
const withoutScripts = '@media print, (scripting: none)'
const inCopies = ':root[data-copy] &'

const opened = {
  height: 'auto !important',
  overflow: 'visible !important',
  visibility: 'visible !important',
}

const hidden = { display: 'none' }

/** A soft ground and a sign in the colour of the message, as `alert.module.css` has them. */
const alertOf = (role: string) => ({
  background: `var(--${role}-soft)`,
  color: 'var(--ink)',
  '& .MuiAlert-icon': { color: `var(--${role})` },
})

/** MUI's components within pages of a customer: what folds, lists, tables and messages. */
export const pageComponents: Components = {
  MuiAccordion: {
    defaultProps: { disableGutters: true, elevation: 0, square: true },
    styleOverrides: {
      root: {
        background: 'transparent',
        color: 'inherit',
        '&::before': { backgroundColor: 'var(--line)' },
        // What is open is still one part of several.
        '&.Mui-expanded::before': { opacity: 1 },
        '&.Mui-expanded + &.Mui-expanded::before': { display: 'block' },
      },
      // A copy has no button around it.
      heading: { [inCopies]: { display: 'flex', padding: '0 var(--space-5)' } },
    },
  },
  MuiAccordionSummary: {
    styleOverrides: {
      root: {
        minHeight: 'calc(var(--target) + var(--space-3))',
        padding: '0 var(--space-5)',
        color: 'inherit',
        '&:hover': { background: 'var(--sunken)' },
        '&.Mui-focusVisible': { background: 'none', outlineOffset: -3 },
        // The base styles hide buttons that no script hears; this one carries a heading.
        '@media (scripting: none)': { '&&&': { display: 'flex !important', pointerEvents: 'none' } },
      },
      content: { alignItems: 'center', gap: 'var(--space-3)', margin: 'var(--space-3) 0' },
      expandIconWrapper: { color: 'var(--ink-soft)', [withoutScripts]: hidden, [inCopies]: hidden },
    },
  },
  MuiAccordionDetails: {
    styleOverrides: { root: { padding: '0 var(--space-5) var(--space-5)' } },
  },
  MuiCollapse: {
    styleOverrides: { root: { [withoutScripts]: opened, [inCopies]: opened } },
  },
  MuiAlert: {
    styleOverrides: {
      root: {
        padding: 'var(--space-3-5) var(--space-4)',
        borderRadius: 'var(--radius-control)',
        fontSize: 'var(--text-sm)',
        lineHeight: 1.5,
        '&.MuiAlert-colorInfo': alertOf('brand'),
        '&.MuiAlert-colorSuccess': alertOf('positive'),
        '&.MuiAlert-colorWarning': alertOf('warning'),
        '&.MuiAlert-colorError': alertOf('danger'),
      },
      icon: { marginInlineEnd: 'var(--space-3)', padding: 0, opacity: 1, fontSize: 'inherit' },
      message: { flex: 1, minWidth: 0, padding: 0 },
    },
  },
  MuiAlertTitle: {
    styleOverrides: { root: { margin: 0, fontWeight: 650, fontSize: 'inherit', lineHeight: 'inherit' } },
  },
  MuiList: { styleOverrides: { root: { padding: 0 } } },
  MuiListItemButton: {
    styleOverrides: {
      root: {
        gap: 'var(--space-3)',
        minHeight: 'calc(var(--target) + var(--space-2))',
        padding: 'var(--space-2) var(--space-4)',
        '&.Mui-focusVisible': { background: 'none', outlineOffset: -3 },
      },
    },
  },
  MuiTable: {
    styleOverrides: {
      root: { fontVariantNumeric: 'tabular-nums lining-nums', '& caption.visually-hidden': { padding: 0 } },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: {
        padding: 'var(--space-2) 0 var(--space-2) var(--space-3)',
        borderBottom: '1px solid var(--line)',
        color: 'inherit',
        fontSize: 'inherit',
        lineHeight: 1.45,
        textAlign: 'end',
        verticalAlign: 'top',
        'th&:first-of-type': { paddingInlineStart: 0, textAlign: 'start' },
        '&:last-of-type': { paddingInlineEnd: 0 },
      },
      head: { color: 'var(--ink-soft)', fontWeight: 400, fontSize: 'var(--text-sm)' },
    },
  },
}
