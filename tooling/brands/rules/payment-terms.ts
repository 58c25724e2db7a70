import { usualPaymentTerms, usualUnpaidLimits } from '@camping/editions/payment-terms.ts'
import { configFile, type BrandRule, type Finding } from '../brand-app.ts'

const numbers = [
  'depositPercent',
  'balanceDays',
  'firstPaymentHours',
  'graceHours',
  'shortGraceHours',
] as const
/** Lowest and highest sensible value of each. */
const bounds: Readonly<Record<(typeof numbers)[number], readonly [number, number]>> = {
  depositPercent: [1, 100],
  balanceDays: [0, 365],
  firstPaymentHours: [0, 720],
  graceHours: [2, 2160],
  shortGraceHours: [2, 720],
}

/** payment-24 to payment-26: terms that can be kept, and a reminder before a booking ends. */
export const paymentTerms: BrandRule = ({ apps }) =>
  apps.flatMap((app) => {
    const findings: Finding[] = []
    const report = (key: string, sentence: string) => findings.push({ file: configFile(app), key, sentence })
    const terms = { ...usualPaymentTerms, ...app.config.paymentTerms }
    for (const key of numbers) {
      const [least, most] = bounds[key]
      if (!Number.isInteger(terms[key]) || terms[key] < least || terms[key] > most)
        report(`paymentTerms.${key}`, `must be a whole number from ${least} to ${most}, not ${terms[key]}.`)
    }
    for (const key of ['remindHoursBefore', 'remindHoursAfter'] as const) {
      const hours = terms[key]
      if (hours.some((hour) => !Number.isInteger(hour) || hour < 0 || hour > 9999))
        report(`paymentTerms.${key}`, 'must list whole numbers of hours from 0 to 9999.')
      if (new Set(hours).size < hours.length) report(`paymentTerms.${key}`, 'names an hour twice.')
    }
    if (terms.ends && !terms.remindHoursAfter.some((hours) => hours < terms.graceHours))
      report(
        'paymentTerms.remindHoursAfter',
        `has no hour before graceHours (${terms.graceHours}): a booking must not end without a reminder after the due time.`,
      )
    const limits = { ...usualUnpaidLimits, ...app.config.unpaidLimits }
    for (const key of ['perAddress', 'perNetwork'] as const)
      if (!Number.isInteger(limits[key]) || limits[key] < 1)
        report(
          `unpaidLimits.${key}`,
          `must be a whole number of at least 1, not ${limits[key]}: nobody could book.`,
        )
    return findings
  })
