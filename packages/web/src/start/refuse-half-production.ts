import { StartupError } from '@camping/api/platform/db/startup-error.ts'
import type { AppConfig } from '@camping/editions/define-app.ts'
import { paymentProviderIds } from '@camping/editions/payment-provider-ids.ts'
import { neededPaymentSettings, paymentVariable } from '@camping/editions/payment-variables.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Settings that a shop with customers requires or must decide on. */
const needed = {
  SMTP_URL: 'the mail server',
  DATABASE_URL: 'the PostgreSQL',
  TRUSTED_PROXIES: 'how many proxies stand in front, 0 for none',
} as const

/**
 * Prevents a production from starting with incomplete settings, with one line that lists all of them. The API checks
 * that accounts are real ones when it reads them. @throws StartupError
 */
export function refuseHalfProduction(env: Environment, configs: readonly AppConfig[]): void {
  const missing = Object.entries(needed)
    .filter(([name]) => !env[name])
    .map(([name, what]) => `${name} (${what})`)
  const unpaid = configs.flatMap((config) =>
    config.sites.filter((site) => !canBePaid(env, config, site)).map((site) => `${config.brand} ${site}`),
  )
  if (unpaid.length > 0)
    missing.push(`a payment account for ${unpaid.join(', ')} (npm run payment-settings names the variables)`)
  const parts = [
    ...(missing.length > 0 ? [`missing: ${missing.join('; ')}`] : []),
    ...(env['SANDBOX'] === 'on' ? ['never in production: SANDBOX=on'] : []),
  ]
  if (parts.length > 0) throw new StartupError(`STAGE=production does not start: ${parts.join('. ')}.`)
}

/** An edition without providers takes no money; the others need all settings of one provider that they offer. */
function canBePaid(env: Environment, { brand, payments }: AppConfig, site: string): boolean {
  const value = (setting: string) =>
    env[paymentVariable(setting, brand, site)] || env[paymentVariable(setting, brand)]
  const offered =
    value('PROVIDERS')
      ?.split(',')
      .map((name) => name.trim()) ??
    payments ??
    paymentProviderIds
  const known = paymentProviderIds.filter((id) => offered.some((name) => name === id))
  if (offered.length === 0) return true
  return known.some((id) => neededPaymentSettings[id].every((setting) => value(setting)))
}
