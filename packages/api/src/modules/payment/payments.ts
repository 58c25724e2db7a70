import type { SiteCode } from '@camping/editions/markets.ts'
import type { ProviderAccount, ProviderId } from './providers/provider-account.ts'
import type { BamboraAccount } from './providers/bambora/bambora-account.ts'

/** How this house takes money: its accounts with the providers. */
export interface Payments {
  readonly accounts: readonly ProviderAccount[]
  /** What an edition offers its customers, in order. */
  of(brand: string, siteCode: string): readonly ProviderAccount[]
  /** An edition's account, also when it is offered no more: what was paid there is looked at and refunded there. */
  find(brand: string, siteCode: string, provider: ProviderId): ProviderAccount | undefined
  /** Those whose keys may have signed a notice. */
  readonly bambora: readonly BamboraAccount[]
}

/** @param offers the providers an edition offers, in order; without an answer all it has an account with */
export function createPayments(
  accounts: readonly ProviderAccount[],
  offers: (brand: string, siteCode: string) => readonly ProviderId[] | undefined = () => undefined,
): Payments {
  const all = (brand: string, siteCode: string) =>
    accounts.filter((account) => account.brand === brand && account.siteCode === siteCode)
  const find: Payments['find'] = (brand, siteCode, provider) =>
    all(brand, siteCode).find((account) => account.provider === provider)
  return {
    accounts,
    of: (brand, siteCode) =>
      offers(brand, siteCode)?.flatMap((provider) => find(brand, siteCode, provider) ?? []) ??
      all(brand, siteCode),
    find,
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
