import { createTheme, type Palette, type Theme } from '@mui/material/styles'
import { darkTokens } from './dark-tokens.ts'
import { derivedRoles } from './derived-roles.ts'
import { fontStack } from './font-stack.ts'
import { mapWater } from './map-water.ts'
import { measuresOf, muiBreakpoints, paletteOf } from './theme-options.ts'
import type { ThemeTokens } from './tokens.ts'

export interface BrandTheme extends Theme {
  readonly colorSchemes: Readonly<Record<'light' | 'dark', { readonly palette: Palette }>>
}

/**
 * The theme of a brand as MUI's `createTheme` makes it of its tokens: colours in two schemes, type, space, shape, motion and what a
 * finger hits. The one place of all of them; theme-css.ts writes what stands in it as variables of the document.
 */
export function brandTheme(tokens: ThemeTokens): BrandTheme {
  const measures = measureValues(tokens)
  const palette = (look: ThemeTokens) => {
    const colours = colourValues(look)
    return paletteOf((name) => valueOf(colours, name))
  }
  return createTheme({
    breakpoints: muiBreakpoints,
    colorSchemes: { light: { palette: palette(tokens) }, dark: { palette: palette(darkTokens(tokens)) } },
    ...measuresOf((name) => valueOf(measures, name)),
    spacing: 2 * tokens.space,
  }) as BrandTheme
}

function valueOf(values: Readonly<Record<string, string>>, name: string): string {
  const value = values[name]
  if (value === undefined) throw new Error(`The theme has no value for '${name}'.`)
  return value
}

function colourValues(tokens: ThemeTokens): Record<string, string> {
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
    water: mapWater(tokens.brand, tokens.ground),
  }
}

function measureValues(tokens: ThemeTokens): Record<string, string> {
  const { radius, radiusControl, textScale } = tokens
  return {
    'font-display': fontStack(tokens.font.display),
    'font-text': fontStack(tokens.font.text),
    'heading-weight': String(tokens.headingWeight),
    radius: `${radius}px`,
    'radius-control': `${radiusControl}px`,
    'radius-small': `${Math.min(radiusControl, 6)}px`,
    // Pills follow the brand: a brand with square corners has no round chips.
    'radius-pill': radiusControl > 6 ? '999px' : `${radiusControl}px`,
    'space-2': `${2 * tokens.space}px`,
    ...Object.fromEntries(
      Object.entries(textSizes).map(([name, size]) => [
        `text-${name}`,
        scaled(size, name === 'control' ? Math.max(1, textScale) : textScale),
      ]),
    ),
    target: `${tokens.target}px`,
    motion: `${tokens.motion}ms cubic-bezier(.2,.7,.3,1)`,
  }
}

/** Sizes of type at scale 1: fixed, or from the smallest screens to the largest. Fields never get smaller than 16 px, below which iOS enlarges the page. */
const textSizes = {
  xs: '.8125rem',
  sm: '.9375rem',
  md: 'clamp(1rem,.97rem + .14vw,1.0625rem)',
  lg: 'clamp(1.125rem,1.08rem + .2vw,1.25rem)',
  xl: 'clamp(1.375rem,1.28rem + .45vw,1.625rem)',
  '2xl': 'clamp(1.75rem,1.52rem + 1.1vw,2.375rem)',
  '3xl': 'clamp(2.25rem,1.75rem + 2.4vw,3.75rem)',
  control: '1rem',
} as const

function scaled(size: string, scale: number): string {
  if (scale === 1) return size
  return size.replaceAll(/[\d.]+(?=rem|vw)/g, (number) =>
    String(Number((Number(number) * scale).toFixed(4))).replace(/^0/, ''),
  )
}
