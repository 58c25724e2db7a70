import type { Wording } from '../../texts/localised.ts'
import type { FunnelKey } from '../../types/catalogue.types.ts'

/** Where a section of a page leads: into a search, with filters by their keys, or to another page by its tag. */
interface PageLinkRow {
  text: Wording
  search?: { funnelKey?: FunnelKey; country?: string; area?: string; facilities?: readonly string[] }
  page?: string
}

export interface PageBlockRow {
  heading?: Wording
  body: Wording
  imageId?: string
  link?: PageLinkRow
}

/** A tagged page as it is written; its address is its slug. */
export interface PageRow {
  tag: string
  slug: Wording
  title: Wording
  /** What the page is about, in a sentence or two: also what search engines show. */
  lead?: Wording
  imageId?: string
  /** A few figures or short facts, each with a label. */
  facts?: readonly { label: Wording; value: Wording }[]
  blocks: readonly PageBlockRow[]
  faq?: readonly (readonly [question: Wording, answer: Wording])[]
}
