import {
  flagsCookie,
  readFlagsCookie,
  readSearchBox,
  readVisitorCookie,
  searchBoxKey,
  visitorCookie,
  writeFlagsCookie,
} from '@camping/core/experiments/experiment-cookies.ts'
import { experimentsApi } from '@camping/core/experiments/experiments-queries.ts'
import { searchBoxDecided, type SearchBoxKind } from '@camping/core/experiments/experiments-slice.ts'
import type { Opener } from '../routing/open-page.ts'
import { readCookie, writeCookie } from '../routing/read-cookie.browser.ts'
import { loadAlphaBox } from '../search-form/alpha-box.ts'
import { deviceType, mayCount, reportFailure } from './visitor.browser.ts'

/** Without consent there is no visitor to tell apart: what an earlier one has left goes. */
function forget(): void {
  for (const { name } of [visitorCookie, flagsCookie])
    if (readCookie(name) !== undefined) writeCookie(name, '', 0)
}

async function decide({ store, loadMessages }: Opener, searchBox: SearchBoxKind | null): Promise<void> {
  if (searchBox === store.getState().experiments.searchBox) return
  if (searchBox === 'alpha') await loadAlphaBox(loadMessages)
  store.dispatch(searchBoxDecided(searchBox))
}

/**
 * Which search box this visitor gets: as the cookie says, else as the API answers, asked once a day. It holds for boxes
 * that appear from now on, and in the markup of the next document. Only for apps that take part.
 */
export async function startExperiments(opener: Opener): Promise<void> {
  if (!mayCount()) return forget()
  const { app, store } = opener
  const visitorId = readVisitorCookie(readCookie(visitorCookie.name))
  const kept = visitorId ? readFlagsCookie(readCookie(flagsCookie.name)) : undefined
  if (kept) await decide(opener, kept.searchBox)
  if (kept?.date === app.today) return
  const { data, error } = await store.dispatch(
    experimentsApi.endpoints.experimentFlags.initiate({
      ...(visitorId ? { visitorId } : {}),
      hasConsented: 'true',
      deviceType: deviceType(),
      brand: app.config.brand,
      locale: app.market.apiLocale,
    }),
  )
  if (!data?.uniqueVisitorId) return reportFailure('Asking for experiment flags', error)
  const searchBox = readSearchBox(data.flags.find(({ key }) => key === searchBoxKey)?.value)
  writeCookie(visitorCookie.name, data.uniqueVisitorId, visitorCookie.maxAge)
  writeCookie(flagsCookie.name, writeFlagsCookie({ searchBox, date: app.today }), flagsCookie.maxAge)
  await decide(opener, searchBox)
}
