import type { LegalEntity } from '@camping/editions/legal-entity.ts'
import type { SiteCode } from '@camping/editions/markets.ts'
import type { Feature } from '@camping/editions/route-row.ts'

/**
 * The validated answers about a new brand; the rules check whether they are consistent with each other and with other
 * brands.
 */
export interface Answers {
  /** Folder below apps/, part of every API address, and the name below .localhost. */
  readonly brand: string
  readonly name: string
  readonly sites: readonly SiteCode[]
  readonly colour: string
  readonly accent: string
  /** Parent domain of the editions' host names. */
  readonly domain: string
  readonly features: readonly Feature[]
  /** Text of an SVG of any shape; without it the mark is generated in the brand's colours. */
  readonly logo?: string | undefined
  readonly legal: LegalEntity
}
