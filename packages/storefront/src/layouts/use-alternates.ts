import { useAppSelector } from '@camping/core/store/create-store.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import type { SiteCode } from '@camping/editions/markets.ts'
import { useApp } from '../app/app-context.tsx'
import type { PageRequest } from '../routing/page-view.ts'
import { alternatePath } from './alternate-path.ts'

export interface Alternate {
  readonly site: SiteCode
  /** Path with site code; on another origin when the edition has its own host. */
  readonly href: string
}

/** The same page in every edition of the brand: that edition's words and slugs, its home where the page is unknown. */
export function useAlternates(request: PageRequest | undefined): Alternate[] {
  const { editions } = useApp()
  // One string, so that the header renders again only when a link changes.
  const hrefs = useAppSelector((state) =>
    editions
      .map(
        ({ site, origin }) =>
          origin + ((request && alternatePath(state, request, site)) ?? buildPath(site, 'home')),
      )
      .join(' '),
  ).split(' ')
  return editions.map(({ site }, index) => ({ site, href: hrefs[index] as string }))
}
