import type { AppConfig } from '@camping/editions/define-app.ts'
import { paymentProviderIds, type PaymentProviderId } from '@camping/editions/payment-provider-ids.ts'
import { neededPaymentSettings, paymentVariable } from '@camping/editions/payment-variables.ts'
import { readConfigs } from './read-configs.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** The providers of an edition: from the environment, else from its app, else all. */
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
 * For people: the environment variables that a production server needs for each edition and provider, and whether they
 * have a value, for the edition or for its whole brand. It never prints values.
 */
export function paymentSettingLines(configs: readonly AppConfig[], env: Environment): string[] {
  return configs.flatMap((config) =>
    config.sites.flatMap((site) => [
      `${config.displayName} ${site} (apps/${config.id})`,
      ...offeredIn(config, site, env).flatMap((provider) =>
        neededPaymentSettings[provider].map((setting) => {
          const variable = paymentVariable(setting, config.brand, site)
          const shared = paymentVariable(setting, config.brand)
          const [name, state] = env[variable]
            ? [variable, 'set']
            : env[shared]
              ? [shared, 'set']
              : [variable, 'missing']
          return `  ${provider.padEnd(9)} ${state.padEnd(8)} ${name}`
        }),
      ),
    ]),
  )
}

/** `npm run payment-settings` for all apps, `-- de-ch white-label` for some. */
async function main(): Promise<void> {
  const folders = process.argv.slice(2)
  const configs = await readConfigs()
  const unknown = folders.find((id) => !configs.some((config) => config.id === id))
  if (unknown !== undefined) {
    console.error(`There is no app '${unknown}'. There are: ${configs.map(({ id }) => id).join(', ')}.`)
    process.exitCode = 1
    return
  }
  const chosen = configs.filter(({ id }) => folders.length === 0 || folders.includes(id))
  for (const line of paymentSettingLines(chosen, process.env)) console.log(line)
  const { brand = 'fjord' } = chosen[0] ?? {}
  console.log(
    `\nWithout the edition a variable holds for all of its brand: ${paymentVariable('BAMBORA_MERCHANT', brand)}.` +
      ' What each of them is: docs/how-to/take-payments.md',
  )
}

if (import.meta.main) await main()
