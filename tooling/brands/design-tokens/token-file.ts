import { bothLooks } from '@camping/ui/theme/contrast.ts'
import { parseColour } from '@camping/ui/theme/mix-colours.ts'
import { themeVariables } from '@camping/ui/theme/theme-css.ts'
import { alderTokens, type ThemeColours, type ThemeTokens } from '@camping/ui/theme/tokens.ts'

/** Roles that a brand decides; all other colours follow from them. */
export const colourRoles = Object.entries(alderTokens)
  .filter(([, value]) => typeof value === 'string' && value.startsWith('#'))
  .map(([role]) => role as keyof ThemeColours)

/** Numbers that a brand decides. */
export const measureNames = [
  'radius',
  'radiusControl',
  'headingWeight',
  'textScale',
  'space',
  'target',
  'motion',
] as const

/** What a token file can change of a theme. */
export interface ThemeValues {
  readonly light: Readonly<Partial<Record<keyof ThemeColours, string>>>
  readonly dark: Readonly<Partial<Record<keyof ThemeColours, string>>>
  readonly measures: Readonly<Partial<Record<(typeof measureNames)[number], number>>>
}

const pixels = (value: number) => ({ $type: 'dimension', $value: { value, unit: 'px' } })

const colour = (hex: string) => ({
  $type: 'color',
  $value: {
    colorSpace: 'srgb',
    components: parseColour(hex).map((channel) => Number((channel / 255).toFixed(4))),
    hex: hex.toLowerCase(),
  },
})

const mapValues = <Value, Result>(values: Readonly<Record<string, Value>>, write: (value: Value) => Result) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, write(value)]))

/** Both ends of a size, rem: it grows with the window between them. */
function sizeEnds(size: string) {
  const [least = '', , most = least] = size.replace(/^clamp\(|\)$/g, '').split(',')
  const rem = (text: string) => ({
    $type: 'dimension',
    $value: { value: Number.parseFloat(text), unit: 'rem' },
  })
  return { least: rem(least), most: rem(most) }
}

/** Length and curve of `180ms cubic-bezier(.2,.7,.3,1)`. */
function motionOf(motion: string) {
  const [length = 0, ...curve] = [...motion.matchAll(/[\d.]+/g)].map(([number]) => Number(number))
  return {
    duration: { $type: 'duration', $value: { value: length, unit: 'ms' } },
    easing: { $type: 'cubicBezier', $value: curve },
  }
}

/**
 * A theme as design tokens in the format of the W3C's community group (2025.10). `theme` is what a brand decides and what
 * `readTokenFile` takes back; `derived` and `house` are for tools that draw.
 */
export function tokenFile(tokens: ThemeTokens): object {
  const looks = bothLooks(tokens)
  const variables = Object.entries(themeVariables(tokens))
  const starting = (start: string) =>
    Object.fromEntries(
      variables.flatMap(([name, value]) =>
        name.startsWith(start) ? [[name.slice(start.length), value] as const] : [],
      ),
    )
  const colours = (look: keyof typeof looks, isOurs: boolean) =>
    Object.fromEntries(
      Object.entries(looks[look]).flatMap(([role, value]) =>
        typeof value === 'string' &&
        value.startsWith('#') &&
        colourRoles.some((one) => one === role) === isOurs
          ? [[role, colour(value)] as const]
          : [],
      ),
    )
  return {
    theme: {
      light: colours('light', true),
      dark: colours('dark', true),
      radius: pixels(tokens.radius),
      radiusControl: pixels(tokens.radiusControl),
      headingWeight: { $type: 'fontWeight', $value: tokens.headingWeight },
      textScale: { $type: 'number', $value: tokens.textScale },
      space: pixels(tokens.space),
      target: pixels(tokens.target),
      motion: { $type: 'duration', $value: { value: tokens.motion, unit: 'ms' } },
    },
    derived: { light: colours('light', false), dark: colours('dark', false) },
    house: {
      space: mapValues(starting('space-'), (value) => pixels(Number.parseFloat(value))),
      text: mapValues(starting('text-'), sizeEnds),
      motion: motionOf(themeVariables(tokens)['motion'] ?? ''),
    },
  }
}
