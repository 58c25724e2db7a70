import { usualAlertTerms } from '@camping/editions/alert-terms.ts'
import { configFile, type BrandRule, type Finding } from '../brand-app.ts'

/** Lowest and highest sensible value of each. */
const bounds: Readonly<Record<keyof typeof usualAlertTerms, readonly [number, number]>> = {
  perAddress: [1, 100],
  perNetwork: [1, 10_000],
  days: [1, 730],
  mails: [1, 50],
}

/** alerts-3, alerts-5: alerts that visitors can have, and that end. */
export const alertTerms: BrandRule = ({ apps }) =>
  apps.flatMap((app) => {
    const terms = { ...usualAlertTerms, ...app.config.alertTerms }
    return (Object.keys(bounds) as (keyof typeof bounds)[]).flatMap((key): Finding[] => {
      const [least, most] = bounds[key]
      const value = terms[key]
      if (Number.isInteger(value) && value >= least && value <= most) return []
      const sentence = `must be a whole number from ${least} to ${most}, not ${value}.`
      return [{ file: configFile(app), key: `alertTerms.${key}`, sentence }]
    })
  })
