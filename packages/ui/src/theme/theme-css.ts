import { brandTheme } from './brand-theme.ts'
import { darkTokens } from './dark-tokens.ts'
import { nightRoles } from './derived-roles.ts'
import { parseColour } from './mix-colours.ts'
import { measuresOf, paletteOf } from './theme-options.ts'
import type { HeaderForm, ThemeTokens } from './tokens.ts'

/** Steps of space in multiples of a brand's unit; `--space-2-5` is two and a half of it. */
const spaceSteps = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 8, 10, 12, 16, 20]

/**
 * The theme of a brand as CSS: one `:root` rule with colours, fonts, type sizes, steps of space, radii, shadows and
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

/** The variables of a brand in light mode, by name without the two dashes: what its theme has at each place, and what MUI has no place for. */
export function themeVariables(tokens: ThemeTokens): Readonly<Record<string, string>> {
  const theme = brandTheme(tokens)
  return {
    ...variablesAt(paletteOf(itself), theme.colorSchemes.light.palette),
    ...nightVariables(tokens),
    ...Object.fromEntries(
      spaceSteps.map((step) => [`space-${String(step).replace('.', '-')}`, theme.spacing(step / 2)]),
    ),
    ...variablesAt(measuresOf(itself), theme),
    ...shadows(parseColour(tokens.ink).join(' '), 1),
    // Drawings in ink on paper (a map sheet) become chalk on slate in the dark.
    drawn: 'none',
    page: '1280px',
    gutter: 'clamp(16px,4vw,40px)',
    'header-height': '64px',
    ...headerVariables[tokens.header],
  }
}

/** For a tree of options with the names of variables at the places of their values. */
const itself = (name: string) => `--${name}`

/** Each variable that is named in a tree of options, with what the theme has at the same place. */
function variablesAt(names: object, theme: object | undefined): Record<string, string> {
  const entries = Object.entries(names).flatMap(([key, name]: [string, unknown]): [string, string][] => {
    const value = (theme as Record<string, unknown> | undefined)?.[key]
    if (typeof name === 'object' && name !== null) return Object.entries(variablesAt(name, value as object))
    // Space is a function of the theme, whose steps are written above.
    const isValue = typeof name === 'string' && name.startsWith('--') && typeof value !== 'function'
    return isValue ? [[name.slice(2), String(value)]] : []
  })
  return Object.fromEntries(entries)
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
function darkVariables(tokens: ThemeTokens): Record<string, string> {
  const { light, dark } = brandTheme(tokens).colorSchemes
  const lightColours = variablesAt(paletteOf(itself), light.palette)
  const darkColours = variablesAt(paletteOf(itself), dark.palette)
  return {
    ...Object.fromEntries(
      Object.entries(darkColours).filter(([name, value]) => value !== lightColours[name]),
    ),
    ...shadows('0 0 0', 3),
    drawn: 'invert(.85) hue-rotate(180deg)',
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
