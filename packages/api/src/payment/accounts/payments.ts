import type { SiteCode } from '@camping/editions/markets.ts'
import type { ProviderAccount, ProviderId } from '../providers/provider-account.ts'
import type { BamboraAccount } from '../providers/bambora/bambora-account.ts'

/** The shop's accounts with payment providers. */
export interface Payments {
  readonly accounts: readonly ProviderAccount[]
  /** The accounts an edition offers its customers, in order. */
  offered(brand: string, siteCode: string): readonly ProviderAccount[]
  /** An edition's account, even one it no longer offers: earlier payments are still polled and refunded there. */
  find(brand: string, siteCode: string, provider: ProviderId): ProviderAccount | undefined
  /** The accounts whose keys may have signed a notice. */
  readonly bambora: readonly BamboraAccount[]
}

/** @param offers the providers an edition offers, in order; undefined means all it has an account with */
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
    offered: (brand, siteCode) =>
      offers(brand, siteCode)?.flatMap((provider) => find(brand, siteCode, provider) ?? []) ??
      all(brand, siteCode),
    find,
    bambora: accounts.filter((account): account is BamboraAccount => account.provider === 'bambora'),
  }
}

/** For an edition that takes no payments yet. */
export const noPayments = createPayments([])

/** The name that identifies an account in one column: `bambora alder/uk`. */
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

/** The fee a customer pays on top of an amount, in minor units, rounded to the nearest. */
export function feeOf({ feeBasisPoints }: Pick<ProviderAccount, 'feeBasisPoints'>, amount: number): number {
  return Math.round((amount * feeBasisPoints) / 10_000)
}
