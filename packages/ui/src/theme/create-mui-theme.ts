import { createTheme } from '@mui/material/styles'
import type { Theme } from '@mui/material/styles'
import { buttonComponents } from './mui-buttons.ts'
import { frameComponents } from './mui-frames.ts'
import { pageComponents } from './mui-page-components.ts'
import { breakpoints } from './theme-css.ts'

/**
 * The MUI theme, made of the CSS variables that theme-css.ts writes. MUI components take the colours, fonts and radii
 * of the document's brand, so the browser does not load the brand's tokens a second time.
 */
export function createMuiTheme(): Theme {
  const { sm, md, lg, xl } = breakpoints
  return createTheme({
    cssVariables: { nativeColor: true, cssVarPrefix: 'mui' },
    breakpoints: { values: { xs: 0, sm, md, lg, xl } },
    palette: {
      primary: colour('brand', 'on-brand', 'brand-hover'),
      secondary: colour('accent', 'on-accent', 'accent-hover'),
      error: colour('danger', 'surface', 'danger'),
      warning: colour('warning', 'surface', 'warning'),
      success: colour('positive', 'surface', 'positive'),
      info: colour('brand', 'on-brand', 'brand-hover'),
      text: { primary: 'var(--ink)', secondary: 'var(--ink-soft)', disabled: 'var(--ink-soft)' },
      background: { default: 'var(--ground)', paper: 'var(--surface)' },
      divider: 'var(--line)',
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
    // MUI counts in steps of 8 px, which are two of ours.
    spacing: 'var(--space-2)',
    shape: { borderRadius: 'var(--radius-control)' },
    typography: {
      fontFamily: 'var(--font-text)',
      fontSize: 16,
      htmlFontSize: 16,
      h1: heading('var(--text-2xl)'),
      h2: heading('var(--text-xl)'),
      h3: heading('var(--text-lg)'),
      h6: heading('var(--text-lg)'),
      body1: { fontSize: '1rem', lineHeight: 1.55 },
      body2: { fontSize: 'var(--text-sm)', lineHeight: 1.5 },
      button: {
        fontWeight: 600,
        fontSize: '1rem',
        textTransform: 'none',
        letterSpacing: 0,
        lineHeight: 1.25,
      },
    },
    components: {
      MuiOutlinedInput: {
        styleOverrides: {
          root: {
            borderRadius: 'var(--radius-control)',
            background: 'var(--surface)',
            minHeight: 'calc(var(--target) + var(--space-1))',
            fontSize: '1rem',
            '& .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--control)' },
            '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--brand)' },
          },
          input: {
            padding: 'var(--space-3) var(--space-3-5)',
            height: 'auto',
            minHeight: 'var(--space-6)',
          },
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

function colour(main: string, contrast: string, dark: string) {
  return {
    main: `var(--${main})`,
    light: `var(--${main})`,
    dark: `var(--${dark})`,
    contrastText: `var(--${contrast})`,
  }
}

function heading(fontSize: string) {
  return {
    fontFamily: 'var(--font-display)',
    fontWeight: 'var(--heading-weight)',
    fontSize,
    lineHeight: 1.15,
    letterSpacing: '-0.01em',
  }
}
