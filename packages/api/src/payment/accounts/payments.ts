import type { SiteCode } from '@camping/editions/markets.ts'
import { usualRefundLimits, type RefundLimits } from '@camping/editions/refund-limits.ts'
import type { ProviderAccount, ProviderId } from '../providers/provider-account.ts'
import type { BamboraAccount } from '../providers/bambora/bambora-account.ts'

/** The shop's accounts with payment providers. */
export interface Payments {
  readonly accounts: readonly ProviderAccount[]
  /** The accounts an edition offers its customers, in order. */
  offered(brand: string, siteCode: string): readonly ProviderAccount[]
  /** An edition's account, even one it no longer offers: earlier payments are still polled and refunded there. */
  find(brand: string, siteCode: string, provider: ProviderId): ProviderAccount | undefined
  /** How much goes back to an edition's guests without a person (payment-22). */
  refundLimits(brand: string, siteCode: string): RefundLimits
  /** The accounts whose keys may have signed a notice. */
  readonly bambora: readonly BamboraAccount[]
}

type OfEdition<Setting> = (brand: string, siteCode: string) => Setting | undefined

/**
 * @param offers the providers an edition offers, in order; undefined means all it has an account with
 * @param limits how much goes back without a person; undefined means the usual limits
 */
export function createPayments(
  accounts: readonly ProviderAccount[],
  offers: OfEdition<readonly ProviderId[]> = () => undefined,
  limits: OfEdition<RefundLimits> = () => undefined,
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
    refundLimits: (brand, siteCode) => limits(brand, siteCode) ?? usualRefundLimits,
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
