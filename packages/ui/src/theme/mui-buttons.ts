import type { Components } from '@mui/material/styles'
import { variantsOf } from './mui-variants.ts'

type Kind = 'primary' | 'brand' | 'secondary' | 'quiet' | 'danger'
type PictogramKind = 'plain' | 'outlined' | 'floating'

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    primary: true
    brand: true
    secondary: true
    quiet: true
    danger: true
    text: false
    outlined: false
    contained: false
  }
}

declare module '@mui/material/IconButton' {
  interface IconButtonPropsColorOverrides extends Record<PictogramKind, true> {
    inherit: false
    default: false
    primary: false
    secondary: false
    error: false
    info: false
    success: false
    warning: false
  }
}

/**
 * A filled button in the colour of a role, and in that of another one below the pointer. Its letters stay as they are there: base.css
 * colours links below the pointer, and more specifically than one class.
 */
const filled = (role: string, over: string) => ({
  background: `var(--${role})`,
  '&, &:hover, &.Mui-disabled': { color: `var(--on-${role})` },
  '&:hover': { background: `var(--${over})` },
})

/** As `button.module.css` has them; a picture compares both (islands/customer-controls.stories.tsx). */
const looks: Record<Kind, object> = {
  primary: filled('accent', 'accent-hover'),
  brand: filled('brand', 'brand-hover'),
  secondary: {
    borderColor: 'var(--control)',
    background: 'var(--surface)',
    '&, &.Mui-disabled': { color: 'var(--ink)' },
    '&:hover': { borderColor: 'var(--brand)', background: 'var(--surface)', color: 'var(--brand)' },
  },
  quiet: {
    paddingInline: 0,
    '&, &.Mui-disabled': { color: 'var(--brand)' },
    '&:hover': { background: 'none', textDecoration: 'underline' },
  },
  danger: {
    background: 'var(--danger)',
    '&, &:hover, &.Mui-disabled': { color: 'var(--surface)' },
    '&:hover': { background: 'var(--danger)', boxShadow: 'inset 0 0 0 2px var(--surface)' },
  },
}

/** As `icon-button.module.css` has them. */
const pictograms: Record<PictogramKind, object> = {
  plain: { '&:hover': { background: 'var(--brand-soft)' } },
  outlined: {
    border: '1px solid var(--control)',
    background: 'var(--surface)',
    '&:hover': { borderColor: 'var(--brand)', background: 'var(--surface)', color: 'var(--brand)' },
  },
  floating: {
    borderRadius: 'var(--radius-pill)',
    background: 'var(--surface)',
    color: 'var(--ink)',
    boxShadow: 'var(--shadow-1)',
    '&:hover': { background: 'var(--surface)', color: 'var(--brand)' },
  },
}

const spinner = {
  content: '""',
  position: 'absolute',
  inlineSize: 20,
  blockSize: 20,
  border: '2.5px solid currentColor',
  borderBlockStartColor: 'transparent',
  borderRadius: '50%',
  animation: 'mui-turn .8s linear infinite',
  '@keyframes mui-turn': { to: { rotate: '1turn' } },
}

/** MUI's buttons in the looks of a brand. */
export const buttonComponents: Components = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      // MUI's class for it comes with its script; the page is on the screen before.
      root: {
        '&.Mui-focusVisible, &:focus-visible': { outline: '3px solid var(--brand)', outlineOffset: 2 },
      },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'secondary', color: 'inherit' },
    styleOverrides: {
      root: {
        gap: 'var(--space-2)',
        maxWidth: '100%',
        minWidth: 0,
        minHeight: 'var(--target)',
        padding: 'var(--space-2-5) calc(var(--space-1) * 4.5)',
        border: '1px solid transparent',
        borderRadius: 'var(--radius-control)',
        textAlign: 'center',
        transition: 'background-color var(--motion), border-color var(--motion), color var(--motion)',
        '&.Mui-disabled, &[aria-disabled="true"]': { opacity: 0.55 },
        '&[data-busy] > *': { opacity: 0 },
        '&[data-busy]::after': spinner,
      },
      sizeLarge: {
        minHeight: 'calc(var(--target) + var(--space-2))',
        paddingInline: 'var(--space-6)',
        fontSize: 'calc(var(--text-control) * 1.0625)',
        // What sends a form on a phone is as wide as its fields.
        '@media (max-width: 479px)': { 'form &[type="submit"]': { width: '100%' } },
      },
      startIcon: { margin: 0 },
      endIcon: { margin: 0 },
    },
    variants: variantsOf('variant', looks),
  },
  MuiIconButton: {
    defaultProps: { color: 'plain' },
    styleOverrides: {
      root: {
        minWidth: 'var(--target)',
        minHeight: 'var(--target)',
        borderRadius: 'var(--radius-control)',
        color: 'inherit',
        '&[aria-pressed="true"]': { color: 'var(--danger)' },
      },
    },
    variants: variantsOf('color', pictograms),
  },
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: 'var(--target)' },
      list: { gap: 'var(--space-1)' },
      indicator: { display: 'none' },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        minWidth: 0,
        minHeight: 'var(--target)',
        padding: '0 var(--space-4)',
        borderRadius: 'var(--radius-pill)',
        color: 'inherit',
        fontSize: 'var(--text-sm)',
        '&:hover': { background: 'var(--sunken)' },
        '&.Mui-selected': { background: 'var(--brand)', color: 'var(--on-brand)' },
      },
    },
  },
}
