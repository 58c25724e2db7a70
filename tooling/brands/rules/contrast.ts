import { contrastFailures } from '@camping/ui/theme/contrast.ts'
import { alderTokens, brandTokens } from '@camping/ui/theme/tokens.ts'
import type { BrandRule, Finding } from '../brand-app.ts'

const colour = /^#[0-9a-f]{6}$/i

/** A theme names known roles with colours of six digits, and every pair of them can be read (DESIGN.md). */
export const contrast: BrandRule = ({ apps }) =>
  apps.flatMap(({ folder, theme }) => {
    const file = `apps/${folder}/theme.ts`
    const findings: Finding[] = []
    for (const [role, value] of Object.entries(theme)) {
      const usual = (alderTokens as unknown as Record<string, unknown>)[role]
      if (usual === undefined)
        findings.push({
          file,
          key: role,
          sentence: `is not a role. The roles are: ${Object.keys(alderTokens).join(', ')}.`,
        })
      else if (typeof usual === 'string' && usual.startsWith('#') && !colour.test(String(value)))
        findings.push({
          file,
          key: role,
          sentence: `'${String(value)}' must be a colour of six digits, such as ${usual}.`,
        })
    }
    if (findings.length > 0) return findings
    return contrastFailures(brandTokens(theme)).map((failure) => ({
      file,
      key: failure.split(' ')[0] ?? '',
      sentence: `cannot be read well enough (${failure}). Make one of the two colours lighter or darker.`,
    }))
  })
