import type { AppConfig, Badge } from '@camping/editions/define-app.ts'
import { configFile, type BrandRule, type Finding } from '../brand-app.ts'
import { isWebAddress } from './web-address.ts'

/** The compiler requires a line for each new icon. */
const socialIcons: Record<AppConfig['socials'][number]['icon'], true> = {
  instagram: true,
  facebook: true,
  pinterest: true,
  youtube: true,
}

/** Badges have a name and, where they link, an https address of their proof; social links likewise (brands-7). */
export const badges: BrandRule = ({ apps }) =>
  apps.flatMap((app) => {
    const { safetyIcons, socials } = app.config
    const findings: Finding[] = []
    const report = (key: string, sentence: string) => findings.push({ file: configFile(app), key, sentence })
    const check = (key: string, list: readonly Badge[] | undefined) => {
      if (!Array.isArray(list)) return report(key, 'is missing. Write [] when there is none.')
      for (const [index, { name, url }] of (list as Badge[]).entries()) {
        if (!name?.trim()) report(`${key}[${index}].name`, 'is empty. It is what visitors read.')
        if (url !== undefined && !isWebAddress(url))
          report(`${key}[${index}].url`, `'${url}' must begin with https://.`)
      }
    }
    check('safetyIcons.headerLeft', safetyIcons.headerLeft)
    check('safetyIcons.headerRight', safetyIcons.headerRight)
    for (const group of ['payment', 'security', 'trust'] as const)
      check(`safetyIcons.footer.${group}`, safetyIcons.footer?.[group])
    for (const [index, { icon, url }] of socials.entries()) {
      if (!Object.hasOwn(socialIcons, icon))
        report(
          `socials[${index}].icon`,
          `There is no mark of '${icon}'. There are: ${Object.keys(socialIcons).join(', ')}.`,
        )
      if (!isWebAddress(url)) report(`socials[${index}].url`, `'${url}' must begin with https://.`)
    }
    return findings
  })
