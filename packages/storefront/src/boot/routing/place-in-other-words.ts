import { contentApi } from '@camping/core/destination/destination.api.ts'
import type { Dispatch } from '@camping/core/store/create-store.ts'
import type { PathMatch } from '@camping/editions/settle-match.ts'
import { routeRow } from '@camping/editions/routes.ts'
import { placePath } from '../../features/search/address/place-path.ts'
import type { AppContextValue } from '../../kit/app/app-context.tsx'
import { movedPermanently } from '../../kit/routing/moved-permanently.ts'
import type { Verdict } from '../../kit/routing/verdict.ts'

interface UnknownPath {
  readonly app: AppContextValue
  readonly match: PathMatch
  readonly search: string
}

const same = (a: string | undefined, b: string | undefined) => a?.normalize('NFC') === b?.normalize('NFC')

/**
 * routing-20: a path without a page may name its funnel, country or area in the words of another edition, as a shared
 * address does. 301 to the words of this one; undefined where no language knows the place. The server alone asks: links
 * of a page never lead there.
 */
export async function placeInOtherWords(
  { app, match, search }: UnknownPath,
  dispatch: Dispatch,
): Promise<Verdict | undefined> {
  for (const { name, params } of match) {
    const { feature } = routeRow(name)
    const { funnel, country, area, city, site } = params
    if (!funnel || params['slug'] !== undefined || (feature && !app.config.supports[feature])) continue
    const place = { funnel, ...(country && { country }), ...(area && { area }), ...(city && { city }) }
    const { data } = await dispatch(contentApi.endpoints.destination.initiate(place, { subscribe: false }))
    const words = data?.alternates[app.market.apiLocale]
    const named = Object.values(place)
    const isKnown = (slug: string, at: number) =>
      Object.values(data?.alternates ?? {}).some((other) => same(other[at], slug))
    if (words?.length !== named.length || !named.every(isKnown)) continue
    // A campsite's name is the same everywhere.
    if (!words.every((word, at) => same(word, named[at])))
      return movedPermanently(placePath(app.site, site ? [...words, site] : words), {
        query: new URLSearchParams(search),
      })
  }
  return undefined
}
