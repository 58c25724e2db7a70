import type { AppConfig, Badge } from '@camping/editions/define-app.ts'
import { configFile, type BrandRule, type Finding } from '../brand-app.ts'
import { isWebAddress } from './web-address.ts'

/** The compiler asks for a line when there is a new one. */
const socialIcons: Record<AppConfig['socials'][number]['icon'], true> = {
  instagram: true,
  facebook: true,
  pinterest: true,
  youtube: true,
}

/** Badges have a name and, where they link, a proof that opens; social links likewise (GAPS.md, law). */
export const badges: BrandRule = ({ apps }) =>
  apps.flatMap((app) => {
    const { safetyIcons, socials } = app.config
    const findings: Finding[] = []
    const tell = (key: string, sentence: string) => findings.push({ file: configFile(app), key, sentence })
    const look = (key: string, list: readonly Badge[] | undefined) => {
      if (!Array.isArray(list)) return tell(key, 'is missing. Write [] when there is none.')
      for (const [index, { name, url }] of (list as Badge[]).entries()) {
        if (!name?.trim()) tell(`${key}[${index}].name`, 'is empty. It is what visitors read.')
        if (url !== undefined && !isWebAddress(url))
          tell(`${key}[${index}].url`, `'${url}' must begin with https://.`)
      }
    }
    look('safetyIcons.headerLeft', safetyIcons.headerLeft)
    look('safetyIcons.headerRight', safetyIcons.headerRight)
    for (const group of ['payment', 'security', 'trust'] as const)
      look(`safetyIcons.footer.${group}`, safetyIcons.footer?.[group])
    for (const [index, { icon, url }] of socials.entries()) {
      if (!Object.hasOwn(socialIcons, icon))
        tell(
          `socials[${index}].icon`,
          `There is no mark of '${icon}'. There are: ${Object.keys(socialIcons).join(', ')}.`,
        )
      if (!isWebAddress(url)) tell(`socials[${index}].url`, `'${url}' must begin with https://.`)
    }
    return findings
  })
