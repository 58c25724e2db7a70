import type { TestAccount } from './test-accounts.data.ts'

/** ePay's test numbers have seven digits and begin with 80. */
export const isTestMerchant = (merchantNumber: string): boolean => /^80\d{5}$/.test(merchantNumber)

/** Throws for an account that looks real: its key must never reach a sandbox. */
export function refuseRealAccounts(accounts: readonly TestAccount[]): void {
  for (const { name, epay } of accounts)
    if (!isTestMerchant(epay.merchantNumber))
      throw new Error(
        `The sandbox refuses merchant number ${epay.merchantNumber} (${name}): it looks like a real one. Test numbers are 80 and five digits.`,
      )
}
