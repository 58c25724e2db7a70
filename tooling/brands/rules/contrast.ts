import { contrastFailures, contrastSentence, type ContrastFailure } from '@camping/ui/theme/contrast.ts'
import { alderTokens, brandTokens, type ThemeColours, type ThemeOverrides } from '@camping/ui/theme/tokens.ts'
import type { BrandRule, Finding } from '../brand-app.ts'
import { didYouMean } from '../nearest-name.ts'

const colour = /^#[0-9a-f]{6}$/i

/** What brand teams look for in a theme, though it is the same for all brands. */
const sameForAll = /spac|gap|padding|margin|gutter|size|height|shadow|breakpoint/i

const usualRoles = new Map<string, unknown>(Object.entries(alderTokens))

/** Problems with the names and values of roles; `place` is their prefix, such as `dark.`. */
function rolesOf(values: object, file: string, place = ''): Finding[] {
  return Object.entries(values).flatMap(([role, value]): Finding[] => {
    if (role === 'dark' && place === '') {
      if (typeof value === 'object' && value !== null) return rolesOf(value, file, 'dark.')
      const sentence = "must be a group of colours for the dark look, such as dark: { brand: '#87C4E5' }."
      return [{ file, key: 'dark', sentence }]
    }
    const usual = usualRoles.get(role)
    const isColour = typeof usual === 'string' && usual.startsWith('#')
    const key = place + role
    if (usual === undefined) {
      const why = sameForAll.test(role)
        ? 'Spacing, sizes and shadows are the same for all brands. Remove the line.'
        : /font|family/i.test(role)
          ? "Fonts are written as font: { text: 'figtree' }, with display for headings that have another one."
          : `${didYouMean(role, [...usualRoles.keys(), 'dark'])}The roles are: ${[...usualRoles.keys()].join(', ')}.`
      return [{ file, key, sentence: `is not a role. ${why}` }]
    }
    if (place && !isColour)
      return [{ file, key, sentence: 'is the same in both looks. Only colours may differ in the dark.' }]
    if (isColour && !colour.test(String(value)))
      return [{ file, key, sentence: `'${String(value)}' must be a colour of six digits, such as ${usual}.` }]
    return []
  })
}

/** Whether colours can be derived from a theme: the rule about contrast names what is wrong with it otherwise. */
export const hasSoundRoles = (theme: ThemeOverrides) => rolesOf(theme, '').length === 0

/** The role of theme.ts that a derived role follows from. */
const sourceOf: Readonly<Record<string, keyof ThemeColours>> = {
  brandHover: 'brand',
  brandSoft: 'brand',
  band: 'brand',
  night: 'brand',
  onBand: 'onBrand',
  accentHover: 'accent',
  accentSoft: 'accent',
  positiveSoft: 'positive',
  warningSoft: 'warning',
  dangerSoft: 'danger',
}

/** The setting of the theme to which a team owes a weak pair: one that it has written, else the front of the pair. */
function blamedFor({ front, back, look }: ContrastFailure, theme: ThemeOverrides): string {
  const roles = [front, back].map((role) => sourceOf[role] ?? role)
  const inDark = look === 'dark' && roles.find((role) => Object.hasOwn(theme.dark ?? {}, role))
  if (inDark) return `dark.${inDark}`
  return roles.find((role) => Object.hasOwn(theme, role)) ?? roles[0] ?? front
}

/** One finding for each setting, about its weakest pair: a colour that is too pale is too pale on everything. */
function weakPairs(theme: ThemeOverrides, file: string): Finding[] {
  const failures = contrastFailures(brandTokens(theme))
  const keys = new Set(failures.map((failure) => blamedFor(failure, theme)))
  return [...keys].flatMap((key) => {
    const pairs = failures.filter((failure) => blamedFor(failure, theme) === key)
    const lacks = (pair: ContrastFailure) => pair.ratio / pair.needed
    // A pair that theme.ts names is easier to find than one with a derived colour.
    const named = pairs.filter(({ front, back }) => !sourceOf[front] && !sourceOf[back])
    const [worst] = (named.length > 0 ? named : pairs).toSorted((one, other) => lacks(one) - lacks(other))
    if (!worst) return []
    const derived = [worst.front, worst.back].flatMap((role) =>
      sourceOf[role] ? [` ${role} follows from ${sourceOf[role]}.`] : [],
    )
    const others = pairs.length - 1
    const more =
      others > 0 ? ` It is too weak in ${others} other ${others === 1 ? 'pair' : 'pairs'}, too.` : ''
    return [{ file, key, sentence: contrastSentence(worst) + derived.join('') + more }]
  })
}

/**
 * A theme has known roles with six-digit colours, and every pair of them has enough contrast in light and dark
 * (design-2).
 */
export const contrast: BrandRule = ({ apps }) =>
  apps.flatMap(({ folder, theme }) => {
    const file = `apps/${folder}/theme.ts`
    const findings = rolesOf(theme, file)
    if (findings.length > 0) return findings
    return weakPairs(theme, file)
  })
