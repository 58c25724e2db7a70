import { darkTokens } from './dark-tokens.ts'
import { derivedRoles, nightRoles } from './derived-roles.ts'
import { fontStack } from './font-stack.ts'
import { mapWater } from './map-water.ts'
import { parseColour } from './mix-colours.ts'
import type { HeaderForm, ThemeTokens } from './tokens.ts'

/**
 * Widths in px from which a layout changes (navigation-9). CSS cannot use variables in media queries, so stylesheets
 * repeat these numbers.
 */
export const breakpoints = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536 } as const

/** Multiples of 4 px; `--space-2-5` is two and a half of them. */
const spaceSteps = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 8, 10, 12, 16, 20]

/**
 * The theme of a brand as CSS: one `:root` rule with colours, fonts, type sizes, 4 px spacing scale, radii, shadows and
 * motion. The dark colours apply to screens, where the document element has `data-theme="dark"`, or where the visitor's
 * system is dark and it lacks `data-theme="light"`. Print is always light. The rule comes before every stylesheet in
 * the document head.
 */
export function themeCss(tokens: ThemeTokens): string {
  const dark = `${declarations(darkVariables(tokens))};color-scheme:dark`
  return (
    `:root{${declarations(themeVariables(tokens))};color-scheme:light}` +
    `@media screen{[data-theme=dark]{${dark}}}` +
    `@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){${dark}}}`
  )
}

/** The variables of a brand in light mode, by name without the two dashes. */
export function themeVariables(tokens: ThemeTokens): Readonly<Record<string, string>> {
  return {
    ...colourVariables(tokens),
    ...nightVariables(tokens),
    'font-display': fontStack(tokens.font.display),
    'font-text': fontStack(tokens.font.text),
    'heading-weight': String(tokens.headingWeight),
    radius: `${tokens.radius}px`,
    'radius-control': `${tokens.radiusControl}px`,
    'radius-small': `${Math.min(tokens.radiusControl, 6)}px`,
    // Pills follow the brand: a brand with square corners has no round chips.
    'radius-pill': tokens.radiusControl > 6 ? '999px' : `${tokens.radiusControl}px`,
    ...typeVariables,
    ...shadows(parseColour(tokens.ink).join(' '), 1),
    ...Object.fromEntries(
      spaceSteps.map((step) => [`space-${String(step).replace('.', '-')}`, `${step * 4}px`]),
    ),
    // Drawings in ink on paper (a map sheet) become chalk on slate in the dark.
    drawn: 'none',
    target: '44px',
    page: '1280px',
    gutter: 'clamp(16px,4vw,40px)',
    'header-height': '64px',
    ...headerVariables[tokens.header],
    motion: '180ms cubic-bezier(.2,.7,.3,1)',
  }
}

function declarations(variables: Readonly<Record<string, string>>): string {
  return Object.entries(variables)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')
}

/** Meta elements for the document head that give the browser's frame the header's colour, in light and dark. */
export function themeColourMeta(tokens: ThemeTokens): string {
  const meta = (look: string, colour: string) =>
    `<meta name="theme-color" content="${colour}" media="(prefers-color-scheme:${look})">`
  return meta('light', tokens.surface) + meta('dark', darkTokens(tokens).surface)
}

/** The values that differ in the dark: most colours, but not the call to action. */
function darkVariables(light: ThemeTokens): Record<string, string> {
  const lightColours: Record<string, string> = colourVariables(light)
  const dark = darkTokens(light)
  return {
    ...Object.fromEntries(
      Object.entries(colourVariables(dark)).filter(([name, value]) => value !== lightColours[name]),
    ),
    ...shadows('0 0 0', 3),
    drawn: 'invert(.85) hue-rotate(180deg)',
  }
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
    water: mapWater(tokens.brand, tokens.ground),
  }
}

function nightVariables(light: ThemeTokens): Record<string, string> {
  const { night, onNight, band, onBand } = nightRoles(light)
  return { 'on-night': onNight, night, 'night-rgb': parseColour(night).join(' '), band, 'on-band': onBand }
}

/** What differs from the house's header; its stylesheet has the values of the house. */
export const headerVariables: Readonly<Record<HeaderForm, Readonly<Record<string, string>>>> = {
  bar: {},
  centred: {
    'header-logo': 'absolute',
    'header-lead': 'calc(50% - 130px)',
    'header-shift': '-50%',
    'header-logo-width': '260px',
  },
  compact: { 'header-height': '56px', 'header-band': 'none' },
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

/** Three elevations; `strength` is 1 on light backgrounds and higher on dark ones, which hide shadows. */
function shadows(rgb: string, strength: number): Record<string, string> {
  const at = (alpha: number) =>
    `rgb(${rgb}/${String(Number((alpha * strength).toFixed(2))).replace(/^0/, '')})`
  return {
    'shadow-1': `0 1px 2px ${at(0.06)},0 2px 8px ${at(0.05)}`,
    'shadow-2': `0 2px 4px ${at(0.06)},0 10px 28px ${at(0.12)}`,
    'shadow-3': `0 8px 16px ${at(0.08)},0 24px 64px ${at(0.2)}`,
  }
}
