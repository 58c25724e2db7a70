import type { AppConfig } from '@camping/editions/define-app.ts'
import { paymentProviderIds, type PaymentProviderId } from '@camping/editions/payment-provider-ids.ts'
import { neededPaymentSettings, paymentVariable } from '@camping/editions/payment-variables.ts'
import { readConfigs } from './read-configs.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** The providers that an edition offers: as the environment says, else its app, else all. */
function offeredIn(
  { brand, payments }: AppConfig,
  site: string,
  env: Environment,
): readonly PaymentProviderId[] {
  const named =
    env[paymentVariable('PROVIDERS', brand, site)] || env[paymentVariable('PROVIDERS', brand)] || undefined
  const words = named?.split(',').map((word) => word.trim())
  return words ? paymentProviderIds.filter((id) => words.includes(id)) : (payments ?? paymentProviderIds)
}

/**
 * For people: the variables that a server of production needs for each edition and provider, and whether they have a value in
 * this environment, for the edition or for all of its brand. Values are never shown.
 */
export function paymentSettingLines(configs: readonly AppConfig[], env: Environment): string[] {
  return configs.flatMap((config) =>
    config.sites.flatMap((site) => [
      `${config.displayName} ${site} (apps/${config.id})`,
      ...offeredIn(config, site, env).flatMap((provider) =>
        neededPaymentSettings[provider].map((setting) => {
          const own = paymentVariable(setting, config.brand, site)
          const shared = paymentVariable(setting, config.brand)
          const [name, state] = env[own] ? [own, 'set'] : env[shared] ? [shared, 'set'] : [own, 'missing']
          return `  ${provider.padEnd(9)} ${state.padEnd(8)} ${name}`
        }),
      ),
    ]),
  )
}

/** `npm run payment-settings` for all apps, `-- de-ch white-label` for some. */
async function main(): Promise<void> {
  const wanted = process.argv.slice(2)
  const configs = await readConfigs()
  const unknown = wanted.find((id) => !configs.some((config) => config.id === id))
  if (unknown !== undefined) {
    console.error(`There is no app '${unknown}'. There are: ${configs.map(({ id }) => id).join(', ')}.`)
    process.exitCode = 1
    return
  }
  const chosen = configs.filter(({ id }) => wanted.length === 0 || wanted.includes(id))
  for (const line of paymentSettingLines(chosen, process.env)) console.log(line)
  const { brand = 'fjord' } = chosen[0] ?? {}
  console.log(
    `\nWithout the edition a variable holds for all of its brand: ${paymentVariable('BAMBORA_MERCHANT', brand)}.` +
      ' What each of them is: docs/how-to/take-payments.md',
  )
}

if (import.meta.main) await main()
