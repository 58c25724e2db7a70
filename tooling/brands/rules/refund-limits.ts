import { configFile, type BrandRule, type Finding } from '../brand-app.ts'

/** `refunds` are whole minor units, not negative, and one refund fits into a day. */
export const refundLimits: BrandRule = ({ apps }) =>
  apps.flatMap((app) => {
    const { refunds } = app.config
    if (!refunds) return []
    const findings: Finding[] = []
    const report = (key: string, sentence: string) =>
      findings.push({ file: configFile(app), key: `refunds.${key}`, sentence })
    for (const key of ['each', 'perDay'] as const)
      if (!Number.isSafeInteger(refunds[key]) || refunds[key] < 0)
        report(
          key,
          `is ${refunds[key]}, and has to be whole minor units of the currency, such as 150000 for 1,500.00.`,
        )
    if (refunds.each > refunds.perDay)
      report(
        'each',
        `is ${refunds.each}, more than the ${refunds.perDay} of a day: no refund could reach it.`,
      )
    return findings
  })
