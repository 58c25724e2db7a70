import { testAccounts } from './test-accounts.data.ts'
import type { TestAccount } from './test-accounts.data.ts'

/**
 * The environment of a shop that uses this sandbox: provider addresses, and the test account of every edition. The
 * variables have the same names as those that a brand team sets for real accounts.
 * @param origin Of the sandbox: `http://localhost:4000`.
 */
export function shopSettings(
  origin: string,
  accounts: readonly TestAccount[] = testAccounts,
): Record<string, string> {
  return {
    PAYMENT_BAMBORA_URL: `${origin}/epay`,
    PAYMENT_SAFERPAY_URL: `${origin}/saferpay/api`,
    ...Object.fromEntries(accounts.flatMap(settingsOf)),
  }
}

function settingsOf({ name, epay, saferpay, methods }: TestAccount): [string, string][] {
  const prefix = `PAYMENT_${name.toUpperCase().replaceAll('-', '_')}`
  const settings = {
    BAMBORA_MERCHANT: epay.merchantNumber,
    BAMBORA_MD5_KEY: epay.md5Key,
    BAMBORA_SERVICE_PASSWORD: epay.soapPassword,
    BAMBORA_TEST: 'true',
    SAFERPAY_CUSTOMER: saferpay.customerId,
    SAFERPAY_TERMINAL: saferpay.terminalId,
    SAFERPAY_USER: saferpay.user,
    SAFERPAY_PASSWORD: saferpay.password,
    SAFERPAY_TEST: 'true',
    ...methods,
  }
  return Object.entries(settings).map(([setting, value]) => [`${prefix}_${setting}`, value])
}
