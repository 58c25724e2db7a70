import { contrastFailures, contrastSentence } from '@camping/ui/theme/contrast.ts'
import { alderTokens, brandTokens } from '@camping/ui/theme/tokens.ts'
import type { BrandRule, Finding } from '../brand-app.ts'

const colour = /^#[0-9a-f]{6}$/i

const usualRoles = new Map<string, unknown>(Object.entries(alderTokens))

/** Problems with the names and values of roles; `place` is their prefix, such as `dark.`. */
function rolesOf(values: object, file: string, place = ''): Finding[] {
  return Object.entries(values).flatMap(([role, value]): Finding[] => {
    if (role === 'dark' && place === '') return rolesOf(value as object, file, 'dark.')
    const usual = usualRoles.get(role)
    const isColour = typeof usual === 'string' && usual.startsWith('#')
    const key = place + role
    if (usual === undefined)
      return [{ file, key, sentence: `is not a role. The roles are: ${[...usualRoles.keys()].join(', ')}.` }]
    if (place && !isColour)
      return [{ file, key, sentence: 'is the same in both looks. Only colours may differ in the dark.' }]
    if (isColour && !colour.test(String(value)))
      return [{ file, key, sentence: `'${String(value)}' must be a colour of six digits, such as ${usual}.` }]
    return []
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
    return contrastFailures(brandTokens(theme)).map((failure) => ({
      file,
      key: failure.front,
      sentence: contrastSentence(failure),
    }))
  })
