import { createTheme } from '@mui/material/styles'
import type { Theme } from '@mui/material/styles'
import { buttonComponents } from './mui-buttons.ts'
import { frameComponents } from './mui-frames.ts'
import { pageComponents } from './mui-page-components.ts'
import { measuresOf, muiBreakpoints, paletteOf } from './theme-options.ts'

const variable = (name: string) => `var(--${name})`

/**
 * The theme of MUI in the document of a brand: the places of `brandTheme` with references to its values, which the document has as
 * variables in both looks. So the browser does not load the brand's tokens a second time, and the look changes without a script.
 */
export function createMuiTheme(): Theme {
  return createTheme({
    cssVariables: { nativeColor: true, cssVarPrefix: 'mui' },
    breakpoints: muiBreakpoints,
    palette: {
      ...paletteOf(variable),
      // MUI's shadows are black, and invisible on a dark page.
      action: {
        active: 'var(--ink-soft)',
        hover: veil(6),
        selected: veil(10),
        focus: veil(12),
        disabled: 'var(--ink-soft)',
        disabledBackground: veil(12),
      },
    },
    ...measuresOf(variable),
    components: {
      MuiOutlinedInput: {
        styleOverrides: {
          root: {
            borderRadius: 'var(--radius-control)',
            background: 'var(--surface)',
            minHeight: 'calc(var(--target) + var(--space-1))',
            fontSize: 'var(--text-control)',
            '& .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--control)' },
            '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--brand)' },
          },
          input: {
            padding: 'var(--space-3) var(--space-3-5)',
            height: 'auto',
            minHeight: 'var(--space-6)',
          },
          // The space is around all of its lines: what measures them is as wide as the frame.
          multiline: { padding: 'var(--space-3) var(--space-3-5)', '& textarea': { padding: 0 } },
        },
      },
      MuiFormLabel: {
        styleOverrides: {
          root: {
            color: 'var(--ink)',
            fontWeight: 600,
            fontSize: 'var(--text-sm)',
            '&.Mui-focused': { color: 'var(--ink)' },
            '&.Mui-error': { color: 'var(--ink)' },
          },
        },
      },
      MuiFormHelperText: {
        styleOverrides: {
          root: {
            marginInline: 0,
            marginTop: 'var(--space-1-5)',
            fontSize: 'var(--text-sm)',
            lineHeight: 1.4,
          },
        },
      },
      MuiCheckbox: { styleOverrides: { root: { padding: 'var(--space-2-5)', color: 'var(--control)' } } },
      MuiRadio: { styleOverrides: { root: { padding: 'var(--space-2-5)', color: 'var(--control)' } } },
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiBackdrop: {
        styleOverrides: {
          root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(var(--night-rgb) / .5)' } },
        },
      },
      MuiMenuItem: { styleOverrides: { root: { minHeight: 'var(--target)' } } },
      MuiMenu: { styleOverrides: { paper: { borderRadius: 'var(--radius)', boxShadow: 'var(--shadow-2)' } } },
      ...buttonComponents,
      ...pageComponents,
      ...frameComponents,
    },
  })
}

/** This percentage of ink over the background. */
function veil(percent: number) {
  return `color-mix(in srgb, var(--ink) ${percent}%, transparent)`
}
