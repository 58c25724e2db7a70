import type { StartApiOptions } from '@camping/api/start-api.ts'
import type { OpenedSandbox } from './open-sandbox.ts'

export interface PaymentSurroundings {
  readonly env: Readonly<Record<string, string | undefined>>
  /** Mails leave this machine, so money is real as well. */
  readonly production: boolean
  /** The sandbox of this process. */
  readonly sandbox?: Pick<OpenedSandbox, 'settings'> | undefined
}

/**
 * Where payments go: to the accounts of the environment, else to the sandbox's, so that a fresh clone can be paid in. One
 * variable of payment switches the sandbox's off.
 */
export function paymentSettings({
  env,
  production,
  sandbox,
}: PaymentSurroundings): NonNullable<StartApiOptions['payments']> {
  const isSet = Object.entries(env).some(([name, value]) => name.startsWith('PAYMENT_') && value)
  return { env: sandbox && !production && !isSet ? sandbox.settings : env, production }
}
