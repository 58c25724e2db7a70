import type { FavouritesState } from './favourites.slice.ts'

/**
 * Whether a campsite is saved, by the account or, before its favourites are known, on this device. Every first load has
 * it, without the other rules of favourites.
 * @param initially until the browser knows
 */
export function isSaved(
  state: Pick<FavouritesState, 'guest' | 'account'> | undefined,
  siteId: number,
  initially = false,
): boolean {
  const isSite = (one: { readonly siteId: number }) => one.siteId === siteId
  return state?.account?.some(isSite) ?? (state?.guest.some(isSite) || initially)
}
