import { siteCodes } from '@camping/editions/markets.ts'
import { notFound } from '../../platform/problem-error.ts'
import type { CustomerContext } from '../customer-context.ts'

/** For whom passkeys are made: the domain they belong to, and the pages that may use them. Configured, never a request's. */
export interface RelyingParty {
  readonly id: string
  /** Shown by browsers beside the domain. */
  readonly name: string
  /** Of the brand's editions, in one of which the customer is. */
  readonly origins: string[]
}

/** @throws ProblemError 404 on a server that knows no domains. */
export function relyingPartyOf({
  identity,
  originOf,
}: Pick<CustomerContext, 'identity' | 'originOf'>): RelyingParty {
  const edition = identity()
  if (!edition) throw notFound()
  return {
    id: edition.passkeyDomain,
    name: edition.displayName,
    origins: [...new Set(siteCodes.flatMap((site) => originOf(site) ?? []))],
  }
}
