import type { PageRequest } from '../../../kit/routing/page-view.ts'

/** The list that an address names; undefined for all favourites. */
export function listIdOf({ query }: Pick<PageRequest, 'query'>): number | undefined {
  const text = query.get('list') ?? ''
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined
}
