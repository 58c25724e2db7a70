import { derivedRoles } from './derived-roles.ts'
import { fontStack } from './font-stack.ts'
import { mapWater } from './map-water.ts'
import { mixColours, parseColour } from './mix-colours.ts'
import type { ThemeTokens } from './tokens.ts'

/**
 * Widths in px from which a layout changes (SPEC.md section 9). CSS cannot read variables in media queries, so
 * stylesheets repeat the numbers; this table is what they repeat.
 */
export const breakpoints = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536 } as const

const spaceSteps = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20]

/**
 * The theme of a brand as one `:root` rule: colours, fonts, type sizes, 4 px spacing scale, radii, shadows, motion.
 * Goes into the document head before every stylesheet.
 */
export function themeCss(tokens: ThemeTokens): string {
  const variables: Record<string, string> = {
    ...colourVariables(tokens),
    'font-display': fontStack(tokens.fontDisplay),
    'font-text': fontStack(tokens.fontText),
    'heading-weight': String(tokens.headingWeight),
    radius: `${tokens.radius}px`,
    'radius-control': `${tokens.radiusControl}px`,
    'radius-small': `${Math.min(tokens.radiusControl, 6)}px`,
    // Pills follow the brand too: a square brand has no round chips.
    'radius-pill': tokens.radiusControl > 6 ? '999px' : `${tokens.radiusControl}px`,
    ...typeVariables,
    ...shadowVariables(tokens),
    ...Object.fromEntries(spaceSteps.map((step) => [`space-${step}`, `${step * 4}px`])),
    target: '44px',
    page: '1280px',
    gutter: 'clamp(16px,4vw,40px)',
    'header-height': '64px',
    motion: '180ms cubic-bezier(.2,.7,.3,1)',
  }
  const body = Object.entries(variables)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')
  return `:root{${body};color-scheme:light}`
}

function colourVariables(tokens: ThemeTokens): Record<string, string> {
  const derived = derivedRoles(tokens)
  return {
    brand: tokens.brand,
    'brand-hover': derived.brandHover,
    'brand-soft': derived.brandSoft,
    'on-brand': tokens.onBrand,
    accent: tokens.accent,
    'accent-hover': derived.accentHover,
    'accent-soft': derived.accentSoft,
    'on-accent': tokens.onAccent,
    ground: tokens.ground,
    surface: tokens.surface,
    sunken: tokens.sunken,
    ink: tokens.ink,
    'ink-soft': tokens.inkSoft,
    line: tokens.line,
    control: tokens.control,
    positive: tokens.positive,
    'positive-soft': derived.positiveSoft,
    warning: tokens.warning,
    'warning-soft': derived.warningSoft,
    danger: tokens.danger,
    'danger-soft': derived.dangerSoft,
    // Text over pictures and the veil behind dialogs take their depth from the brand, not from plain black.
    'on-night': '#FFFFFF',
    water: mapWater(tokens.brand, tokens.ground),
    night: mixColours(tokens.brand, '#06100c', 0.25),
    'night-rgb': parseColour(mixColours(tokens.brand, '#06100c', 0.25)).join(' '),
  }
}

const typeVariables = {
  'text-xs': '.8125rem',
  'text-sm': '.9375rem',
  'text-md': 'clamp(1rem,.97rem + .14vw,1.0625rem)',
  'text-lg': 'clamp(1.125rem,1.08rem + .2vw,1.25rem)',
  'text-xl': 'clamp(1.375rem,1.28rem + .45vw,1.625rem)',
  'text-2xl': 'clamp(1.75rem,1.52rem + 1.1vw,2.375rem)',
  'text-3xl': 'clamp(2.25rem,1.75rem + 2.4vw,3.75rem)',
}

function shadowVariables(tokens: ThemeTokens): Record<string, string> {
  const rgb = parseColour(tokens.ink).join(' ')
  return {
    'shadow-1': `0 1px 2px rgb(${rgb}/.06),0 2px 8px rgb(${rgb}/.05)`,
    'shadow-2': `0 2px 4px rgb(${rgb}/.06),0 10px 28px rgb(${rgb}/.12)`,
    'shadow-3': `0 8px 16px rgb(${rgb}/.08),0 24px 64px rgb(${rgb}/.2)`,
  }
}
