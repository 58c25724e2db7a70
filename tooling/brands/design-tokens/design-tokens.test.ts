import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { darkTokens } from '@camping/ui/theme/dark-tokens.ts'
import { alderTokens, brandTokens, type ThemeOverrides } from '@camping/ui/theme/tokens.ts'
import { describe, expect, it } from 'vitest'
import { checkout } from '../places.ts'
import { changedTheme, themeChanges } from './change-theme.ts'
import { readTokenFile } from './read-token-file.ts'
import { colourRoles, tokenFile } from './token-file.ts'

const written = (theme: ThemeOverrides) => JSON.stringify(tokenFile(brandTokens(theme)))

/** The object of a theme's source. */
const themeIn = (source: string) =>
  // oxlint-disable-next-line typescript/no-implied-eval -- the source is the one that was just written
  new Function(`return {${/export default \{([\s\S]*)\} satisfies/.exec(source)?.[1]}}`)() as ThemeOverrides

describe('design tokens', () => {
  it('have every role of the theme, in light and dark, as colours of the format', () => {
    const { theme } = tokenFile(alderTokens) as { theme: Record<'light' | 'dark', Record<string, unknown>> }
    expect(colourRoles).toHaveLength(14)
    expect(Object.keys(theme.light)).toEqual([...colourRoles])
    expect(theme.light['brand']).toEqual({
      $type: 'color',
      $value: { colorSpace: 'srgb', components: [0.1216, 0.302, 0.2275], hex: '#1f4d3a' },
    })
    expect(theme.dark['brand']).toMatchObject({
      $value: { hex: darkTokens(alderTokens).brand.toLowerCase() },
    })
  })

  it('have the scales of the house', () => {
    expect(tokenFile(alderTokens)).toMatchObject({
      house: {
        space: { 4: { $value: { value: 16, unit: 'px' } } },
        text: {
          sm: { least: { $value: { value: 0.9375, unit: 'rem' } }, most: { $value: { value: 0.9375 } } },
          '3xl': { least: { $value: { value: 2.25 } }, most: { $value: { value: 3.75 } } },
        },
        motion: { duration: { $value: { value: 180, unit: 'ms' } }, easing: { $value: [0.2, 0.7, 0.3, 1] } },
      },
    })
  })

  it.each<ThemeOverrides>([
    {},
    { brand: '#0B4F6C', accent: '#F26B5B', radius: 0, radiusControl: 0 },
    { ground: '#FFFFFF', ink: '#000001', headingWeight: 900 },
    { textScale: 1.1, space: 5, target: 48, motion: 0 },
    { dark: { brand: '#7FB0BD', danger: '#FFAAAA' } },
  ])('change nothing when they come back as they were: %j', (theme) => {
    expect(themeChanges(brandTokens(theme), readTokenFile(written(theme)))).toEqual([])
  })

  it('name what was changed, and a dark colour only where it does not follow', () => {
    const file = JSON.parse(written({})) as { theme: Record<'light' | 'dark', Record<string, object>> }
    const colour = (components: number[]) => ({ $type: 'color', $value: { colorSpace: 'srgb', components } })
    file.theme.light['brand'] = colour([0, 0, 1])
    file.theme.dark['danger'] = colour([1, 0.5, 0.5])
    const values = readTokenFile(JSON.stringify(file))
    expect(themeChanges(alderTokens, values)).toEqual([
      { name: 'brand', from: '#1F4D3A', to: '#0000FF' },
      { look: 'dark', name: 'danger', from: darkTokens(alderTokens).danger, to: '#FF8080' },
    ])
  })

  it.each([
    [{}, 'The file has no group "theme"'],
    [{ theme: { light: { brand: { $value: 'green' } } } }, 'theme.light.brand must be an opaque colour'],
    [
      { theme: { dark: { ink: { $value: { colorSpace: 'oklch', components: [0.1, 0.1, 10] } } } } },
      'theme.dark.ink must be an opaque colour',
    ],
    [
      { theme: { radius: { $value: { value: 1, unit: 'rem' } } } },
      'theme.radius must be a number, a measure in px or a duration in ms',
    ],
  ])('of no theme are refused: %j', (file, sentence) => {
    expect(() => readTokenFile(JSON.stringify(file))).toThrow(sentence)
  })
})

describe('theme.ts', () => {
  const source = readFileSync(join(checkout, 'apps/white-label/theme.ts'), 'utf8')

  it.each([
    ['of an app', source],
    ['that has nothing yet', 'export default {} satisfies ThemeOverrides\n'],
    [
      'with a dark look',
      "export default {\n  dark: {\n    ink: '#FFFFFF',\n  },\n} satisfies ThemeOverrides\n",
    ],
  ])('%s has the changes and all that it had', (_, text) => {
    const before = themeIn(text)
    const changes = [
      { name: 'brand', from: '', to: '#112233' },
      { name: 'radius', from: 0, to: 9 },
      { look: 'dark' as const, name: 'danger', from: '', to: '#FFAAAA' },
    ]
    expect(themeIn(changedTheme(text, changes, before.dark))).toEqual({
      ...before,
      brand: '#112233',
      radius: 9,
      dark: { ...before.dark, danger: '#FFAAAA' },
    })
  })

  it('that is no object is refused', () => {
    expect(() => changedTheme('export default theme', [], {})).toThrow('must be an object')
  })
})
