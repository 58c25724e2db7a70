import type { StartApiOptions } from '@camping/api/start-api.ts'
import type { OpenedSandbox } from './open-sandbox.ts'

export interface PaymentSurroundings {
  readonly env: Readonly<Record<string, string | undefined>>
  /** A process with a mail server also takes real money. */
  readonly production: boolean
  /** The sandbox of this process. */
  readonly sandbox?: Pick<OpenedSandbox, 'settings'> | undefined
}

/**
 * Configures payments: with the accounts of the environment, else with the sandbox's, so that a fresh clone can take
 * payments. A single payment variable disables the sandbox's accounts.
 */
export function paymentSettings({
  env,
  production,
  sandbox,
}: PaymentSurroundings): NonNullable<StartApiOptions['payments']> {
  const isSet = Object.entries(env).some(([name, value]) => name.startsWith('PAYMENT_') && value)
  return { env: sandbox && !production && !isSet ? sandbox.settings : env, production }
}
