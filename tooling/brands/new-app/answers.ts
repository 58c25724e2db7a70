import type { LegalEntity } from '@camping/editions/define-app.ts'
import type { SiteCode } from '@camping/editions/markets.ts'
import type { Feature } from '@camping/editions/routes.ts'

/** What is known about a new brand, checked one by one; that they fit together and to the other brands is for the rules. */
export interface Answers {
  /** Folder below apps/, part of every API address, and the name below .localhost. */
  readonly brand: string
  readonly name: string
  readonly sites: readonly SiteCode[]
  readonly colour: string
  readonly accent: string
  /** Domain that the editions' host names stand below. */
  readonly domain: string
  readonly features: readonly Feature[]
  /** Text of an SVG of any form; without it a mark is drawn in the brand's colours. */
  readonly logo?: string | undefined
  readonly legal: LegalEntity
}
