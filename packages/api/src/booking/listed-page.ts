import type { SiteCode } from '@camping/editions/markets.ts'

/** A part of a list for people who work here. */
export interface ListedPage {
  /** Undefined: of all brands and editions. */
  readonly edition?: { readonly brand: string; readonly siteCode: SiteCode }
  readonly offset: number
  readonly limit: number
}

/** The most entries of a list that has no pages. */
export const wholeList: ListedPage = { offset: 0, limit: 500 }

/** What a requested page of the desk lists, of the edition of its call. */
export const deskPage = (
  { page, limit }: { readonly page: number; readonly limit: number },
  { brand, siteCode }: NonNullable<ListedPage['edition']>,
): ListedPage => ({ edition: { brand, siteCode }, offset: (page - 1) * limit, limit })

/** Where a page stands in its list. */
export const pagingOf = (
  { page, limit }: { readonly page: number; readonly limit: number },
  total: number,
): { page: number; pages: number; total: number } => ({
  page,
  pages: Math.max(1, Math.ceil(total / limit)),
  total,
})
