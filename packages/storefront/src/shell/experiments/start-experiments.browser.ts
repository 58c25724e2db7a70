import {
  flagsCookie,
  readFlagsCookie,
  readSearchBox,
  readVisitorCookie,
  searchBoxKey,
  visitorCookie,
  writeFlagsCookie,
} from '@camping/core/experiments/experiments.rules.ts'
import { experimentsApi } from '@camping/core/experiments/experiments.api.ts'
import { searchBoxDecided, type SearchBoxKind } from '@camping/core/experiments/experiments.slice.ts'
import type { Opener } from '../../kit/routing/opener.ts'
import type { ShellSlots } from '../frame/shell-slots.ts'
import { readCookie, writeCookie } from '../../kit/routing/read-cookie.browser.ts'
import { deviceType, mayCount, reportFailure } from '../../kit/experiments/visitor.browser.ts'

/** The document, and how to load the Alpha search box. */
export type ExperimentVisit = Opener & Pick<ShellSlots, 'loadAlphaBox'>

/** Without consent there is no visitor id: deletes data of an earlier one. */
function forget(): void {
  for (const { name } of [visitorCookie, flagsCookie])
    if (readCookie(name) !== undefined) writeCookie(name, '', 0)
}

async function decide(visit: ExperimentVisit, searchBox: SearchBoxKind | null): Promise<void> {
  const { store, loadMessages, loadAlphaBox } = visit
  if (searchBox === store.getState().experiments.searchBox) return
  if (searchBox === 'alpha') await loadAlphaBox(loadMessages)
  store.dispatch(searchBoxDecided(searchBox))
}

/**
 * This visitor's search box: from the cookie, else from the API, requested once a day. It applies to boxes that appear
 * afterwards, and to the markup of the next document. Only for apps with experiments.
 */
export async function startExperiments(visit: ExperimentVisit): Promise<void> {
  if (!mayCount()) return forget()
  const { app, store } = visit
  const visitorId = readVisitorCookie(readCookie(visitorCookie.name))
  const saved = visitorId ? readFlagsCookie(readCookie(flagsCookie.name)) : undefined
  if (saved) await decide(visit, saved.searchBox)
  if (saved?.date === app.today) return
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
  await decide(visit, searchBox)
}
