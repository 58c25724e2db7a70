import type { Components } from '@mui/material/styles'
import { variantsOf } from './mui-variants.ts'

type Tone = 'neutral' | 'brand' | 'accent' | 'positive' | 'warning' | 'danger'
type Shape = 'line' | 'short' | 'heading' | 'button' | 'block'

declare module '@mui/material/Chip' {
  interface ChipPropsColorOverrides extends Record<Tone, true> {
    default: false
    primary: false
    secondary: false
    error: false
    info: false
    success: false
  }
}

declare module '@mui/material/Skeleton' {
  interface SkeletonPropsVariantOverrides extends Record<Shape, true> {
    text: false
    rectangular: false
    rounded: false
    circular: false
  }
}

/** The grounds and letters of facts, as `badge.module.css` has them. */
const tones: Record<Tone, object> = {
  neutral: { background: 'var(--sunken)', color: 'inherit' },
  brand: { background: 'var(--brand-soft)', color: 'var(--brand)' },
  accent: { background: 'var(--accent)', color: 'var(--on-accent)' },
  positive: { background: 'var(--positive-soft)', color: 'var(--positive)' },
  warning: { background: 'var(--warning-soft)', color: 'var(--warning)' },
  danger: { background: 'var(--danger-soft)', color: 'var(--danger)' },
}

const ofLetters = { height: '.9em', marginBlock: '.3em' }

/** What placeholders stand for, as `skeleton.module.css` has them. */
const shapes: Record<Shape, object> = {
  line: ofLetters,
  short: { ...ofLetters, width: '55%' },
  heading: { width: '70%', height: '1.2em', marginBlock: '.2em', fontSize: 'var(--text-lg)' },
  button: { width: 140, height: 'var(--target)', borderRadius: 'var(--radius-control)' },
  block: { width: '100%', height: '100%', borderRadius: 0 },
}

/** MUI's frames around what customers read and decide: cards, sheets, facts, placeholders, steps. */
export const frameComponents: Components = {
  MuiCard: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: {
        border: '1px solid var(--line)',
        borderRadius: 'var(--radius)',
        background: 'var(--surface)',
        color: 'inherit',
        overflow: 'visible',
      },
    },
  },
  MuiCardHeader: {
    styleOverrides: {
      root: { padding: 'var(--space-5) var(--space-5) var(--space-3)' },
      title: { color: 'inherit', fontSize: 'var(--text-lg)' },
    },
  },
  MuiCardContent: {
    styleOverrides: {
      root: {
        padding: 'var(--space-5)',
        '.MuiCardHeader-root + &': { paddingBlockStart: 0 },
        '&:last-child': { paddingBlockEnd: 'var(--space-5)' },
      },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: {
        gap: 'calc(var(--space-1) * 1.25)',
        height: 'auto',
        padding: 'calc(var(--space-1) * .75) calc(var(--space-1) * 2.25)',
        borderRadius: 'var(--radius-small)',
        fontWeight: 600,
        fontSize: 'var(--text-xs)',
        lineHeight: 1.35,
        '& .MuiChip-icon': { margin: 0, color: 'inherit' },
      },
      label: { padding: 0, whiteSpace: 'normal' },
    },
    variants: variantsOf('color', tones),
  },
  MuiSkeleton: {
    styleOverrides: {
      // Derived from the ink, so that it is visible on pages and boxes, in light and dark.
      root: {
        borderRadius: 'var(--radius-small)',
        background: 'color-mix(in srgb, var(--ink) 8%, transparent)',
      },
    },
    variants: variantsOf('variant', shapes),
  },
  MuiStepLabel: {
    styleOverrides: {
      label: {
        font: 'inherit',
        '&.Mui-active, &.Mui-completed': { color: 'inherit', fontWeight: 'inherit' },
      },
      iconContainer: { paddingRight: 0 },
      labelContainer: { color: 'inherit' },
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { color: 'inherit' } } },
  MuiDialogContent: {
    styleOverrides: { root: { '.MuiDialogTitle-root + &': { paddingTop: 'var(--space-4)' } } },
  },
  // The gap is the row's.
  MuiDialogActions: { defaultProps: { disableSpacing: true } },
}
