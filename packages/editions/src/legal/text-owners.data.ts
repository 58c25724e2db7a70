import type { LegalTag } from '../legal-tags.ts'

/** Who answers for the wording of a page, and when the house last changed it. */
interface TextOwner {
  /** The office that has to sign it before a shop opens. */
  readonly owner:
    | 'counsel for consumer law'
    | 'counsel for data protection'
    | 'counsel for company law'
    | 'accessibility officer'
  /** 'YYYY-MM-DD'. A change of the wording changes it: signatures before that day no longer count. */
  readonly changedOn: string
}

/** The house's texts that somebody has to sign. An app states its signatures under legal.signed. */
export const textOwners: Readonly<Record<LegalTag, TextOwner>> = {
  terms: { owner: 'counsel for consumer law', changedOn: '2026-11-26' },
  privacy: { owner: 'counsel for data protection', changedOn: '2026-11-26' },
  cookies: { owner: 'counsel for data protection', changedOn: '2026-11-26' },
  accessibility: { owner: 'accessibility officer', changedOn: '2026-11-26' },
  imprint: { owner: 'counsel for company law', changedOn: '2026-11-26' },
  'voucher-terms': { owner: 'counsel for consumer law', changedOn: '2026-11-20' },
  withdrawal: { owner: 'counsel for consumer law', changedOn: '2026-11-26' },
}
