import type { SiteCode } from '@camping/editions/markets.ts'
import type { ProviderAccount, ProviderId } from './providers/provider-account.ts'
import type { BamboraAccount } from './providers/bambora/bambora-account.ts'

/** How this house takes money: its accounts with the providers. */
export interface Payments {
  /** In the order in which customers are offered them. */
  readonly accounts: readonly ProviderAccount[]
  /** The accounts of an edition, in that order. */
  of(brand: string, siteCode: string): readonly ProviderAccount[]
  find(brand: string, siteCode: string, provider: ProviderId): ProviderAccount | undefined
  /** Those whose keys may have signed a notice. */
  readonly bambora: readonly BamboraAccount[]
}

export function createPayments(accounts: readonly ProviderAccount[]): Payments {
  const of = (brand: string, siteCode: string) =>
    accounts.filter((account) => account.brand === brand && account.siteCode === siteCode)
  return {
    accounts,
    of,
    find: (brand, siteCode, provider) => of(brand, siteCode).find((account) => account.provider === provider),
    bambora: accounts.filter((account): account is BamboraAccount => account.provider === 'bambora'),
  }
}

/** Where nobody takes money yet. */
export const noPayments = createPayments([])

/** An account's name where one row stands for it: `bambora alder/uk`. */
export function accountName({
  provider,
  brand,
  siteCode,
}: {
  provider: ProviderId
  brand: string
  siteCode: SiteCode
}): string {
  return `${provider} ${brand}/${siteCode}`
}

/** What the customer pays on top of an amount, minor units, rounded to the nearest. */
export function feeOf({ feeBasisPoints }: Pick<ProviderAccount, 'feeBasisPoints'>, amount: number): number {
  return Math.round((amount * feeBasisPoints) / 10_000)
}
