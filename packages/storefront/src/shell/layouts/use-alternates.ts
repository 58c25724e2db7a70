import { useAppSelector, type RootState } from '@camping/core/store/create-store.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import type { SiteCode } from '@camping/editions/markets.ts'
import { routeRow } from '@camping/editions/routes.ts'
import { useApp } from '../../kit/app/app-context.tsx'
import type { PageRequest } from '../../kit/routing/page-view.ts'
import { searchOf } from '../../kit/routing/use-search-navigation.ts'
import { alternatePath } from './alternate-path.ts'

export interface Alternate {
  readonly site: SiteCode
  /** Path with site code; on another origin when the edition has its own host. */
  readonly href: string
}

/**
 * The same page in every edition of the brand: with that edition's words and slugs, or its home where the page does not
 * exist. A search is passed with the slugs of this edition, which the other one understands (decision 050).
 */
export function useAlternates(request: PageRequest | undefined): Alternate[] {
  const { editions } = useApp()
  // One string, so that the header re-renders only when a link changes.
  const hrefs = useAppSelector((state) =>
    editions
      .map(
        ({ site, origin }) =>
          origin + ((request && alternateAddress(state, request, site)) ?? buildPath(site, 'home')),
      )
      .join(' '),
  ).split(' ')
  return editions.map(({ site }, index) => ({ site, href: hrefs[index] as string }))
}

function alternateAddress(state: RootState, request: PageRequest, site: SiteCode): string | undefined {
  const path = alternatePath(state, request, site)
  const { name, criteria, params } = request
  // What is compared has the same numbers everywhere.
  if (path !== undefined && name === 'compare') return `${path}?${request.query}`
  return path !== undefined && routeRow(name).search ? path + searchOf(criteria, params) : path
}
