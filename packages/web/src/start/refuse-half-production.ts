import { StartupError } from '@camping/api/platform/db/startup-error.ts'
import type { AppConfig } from '@camping/editions/define-app.ts'
import { isPaymentMethodId } from '@camping/editions/payment-methods.ts'
import { paymentProviderIds, type PaymentProviderId } from '@camping/editions/payment-provider-ids.ts'
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
  const badges = configs.flatMap((config) =>
    config.sites.flatMap((site) =>
      unpayableBadges(env, config, site).map((name) => `${config.brand} ${site} shows ${name}`),
    ),
  )
  const parts = [
    ...(badges.length > 0
      ? [`payment methods in the footer that no account lists in its METHODS: ${badges.join(', ')}`]
      : []),
    ...(missing.length > 0 ? [`missing: ${missing.join('; ')}`] : []),
    ...(env['SANDBOX'] === 'on' ? ['never in production: SANDBOX=on'] : []),
  ]
  if (parts.length > 0) throw new StartupError(`STAGE=production does not start: ${parts.join('. ')}.`)
}

const settingOf =
  (env: Environment, { brand }: AppConfig, site: string) =>
  (setting: string): string | undefined =>
    env[paymentVariable(setting, brand, site)] || env[paymentVariable(setting, brand)]

/** The providers of an edition: of the environment, else of its app, else all. */
function offeredIn(env: Environment, config: AppConfig, site: string): readonly string[] {
  const named = settingOf(env, config, site)('PROVIDERS')
  return named?.split(',').map((name) => name.trim()) ?? config.payments ?? paymentProviderIds
}

/** An edition without providers takes no money; the others need all settings of one provider that they offer. */
function canBePaid(env: Environment, config: AppConfig, site: string): boolean {
  const value = settingOf(env, config, site)
  const offered = offeredIn(env, config, site)
  if (offered.length === 0) return true
  return paymentProviderIds.filter((id) => offered.includes(id)).some((id) => hasAccount(id, value))
}

/**
 * Badges of payment methods in the footer of an edition that nobody could pay with: its providers list their methods, and
 * this is none of them. A provider without a list offers what its window does, which nobody knows here.
 */
function unpayableBadges(env: Environment, config: AppConfig, site: string): string[] {
  const value = settingOf(env, config, site)
  const lists = paymentProviderIds
    .filter((id) => offeredIn(env, config, site).includes(id) && hasAccount(id, value))
    .map((id) => value(`${id.toUpperCase()}_METHODS`))
  if (lists.length === 0 || lists.includes(undefined)) return []
  const methods = lists.flatMap((list) => list?.split(',').map((entry) => entry.trim().split(':')[0]) ?? [])
  return config.safetyIcons.footer.payment
    .map(({ name }) => name)
    .filter((name) => isPaymentMethodId(name.toLowerCase()) && !methods.includes(name.toLowerCase()))
}

const hasAccount = (id: PaymentProviderId, value: (setting: string) => string | undefined): boolean =>
  neededPaymentSettings[id].every((setting) => value(setting))
