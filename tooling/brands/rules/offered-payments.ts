import { paymentProviderIds } from '@camping/editions/payment-provider-ids.ts'
import { configFile, type BrandRule, type Finding } from '../brand-app.ts'

/** `payments` contains at least one existing provider, and none twice. */
export const offeredPayments: BrandRule = ({ apps }) =>
  apps.flatMap((app) => {
    const { payments } = app.config
    if (!payments) return []
    const findings: Finding[] = []
    const report = (key: string, sentence: string) => findings.push({ file: configFile(app), key, sentence })
    const known = paymentProviderIds.join(', ')
    if (payments.length === 0)
      report(
        'payments',
        `is empty, so nobody could pay. Name at least one of ${known}, or remove the line: then all with an account are offered.`,
      )
    for (const [index, provider] of payments.entries()) {
      if (!paymentProviderIds.includes(provider))
        report(
          `payments[${index}]`,
          `There is no provider '${provider}', and no server could have an account with it. There are: ${known}.`,
        )
      if (payments.indexOf(provider) < index) report(`payments[${index}]`, `names '${provider}' twice.`)
    }
    return findings
  })
