import {
  flagsCookie,
  readFlagsCookie,
  readVisitorCookie,
  searchBoxKey,
  visitorCookie,
  writeFlagsCookie,
} from '@camping/core/experiments/experiments.rules.ts'
import { experimentsApi } from '@camping/core/experiments/experiments.api.ts'
import { flagsDecided } from '@camping/core/experiments/experiments.slice.ts'
import { controlOf, experimentsOn, type Flags } from '@camping/editions/experiment-flags.ts'
import type { RouteName } from '@camping/editions/routes.ts'
import type { Opener } from '../../kit/routing/opener.ts'
import type { ShellSlots } from '../frame/shell-slots.ts'
import { readCookie, writeCookie } from '../../kit/routing/read-cookie.browser.ts'
import { deviceType } from '../../kit/experiments/device-type.browser.ts'
import { countedVisitor, mayCount, reportFailure } from '../../kit/experiments/visitor.browser.ts'

/** The document, and how to load the Alpha search box. */
export type ExperimentVisit = Opener & Pick<ShellSlots, 'loadAlphaBox'>

/** Without consent there is no visitor id: deletes data of an earlier one. */
function forget(): void {
  for (const { name } of [visitorCookie, flagsCookie])
    if (readCookie(name) !== undefined) writeCookie(name, '', 0)
}

async function decide(visit: ExperimentVisit, flags: Flags): Promise<void> {
  const { store, loadMessages, loadAlphaBox } = visit
  if (flags[searchBoxKey] === store.getState().experiments.flags[searchBoxKey]) return
  if (flags[searchBoxKey] === 'alpha') await loadAlphaBox(loadMessages)
  store.dispatch(flagsDecided(flags))
}

/** What a document has counted. */
const exposed = new Set<string>()

/**
 * Counts the experiments about words on the page that the document began with: the server has rendered the variant of
 * the cookie. A document that began elsewhere has the usual words and counts for no variant.
 */
async function exposeWords(
  { app, store }: ExperimentVisit,
  { flags, rendered, page }: { flags: Flags; rendered: Flags; page: RouteName },
): Promise<void> {
  const visitorId = countedVisitor()
  for (const experiment of experimentsOn([page], app.today)) {
    const { key, words } = experiment
    const value = flags[key]
    const isRendered = value === controlOf(experiment) || value === rendered[key]
    if (!words || !visitorId || value === undefined || !isRendered || exposed.has(key)) continue
    exposed.add(key)
    const { error } = await store.dispatch(
      experimentsApi.endpoints.exposeVisitor.initiate({
        visitorId,
        key,
        deviceType: deviceType(),
        hasConsented: true,
        brand: app.config.brand,
        locale: app.market.apiLocale,
      }),
    )
    if (error) reportFailure('Counting an exposure', error)
  }
}

/**
 * This visitor's variants: from the cookie, else from the API, requested once a day. They apply to what appears
 * afterwards, and to the markup of the next document. Only for apps with experiments.
 * @param page what the document began with; undefined for an error page.
 */
export async function startExperiments(visit: ExperimentVisit, page?: RouteName): Promise<void> {
  if (!mayCount()) return forget()
  const { app, store } = visit
  const rendered = store.getState().experiments.flags
  const visitorId = readVisitorCookie(readCookie(visitorCookie.name))
  const saved = visitorId ? readFlagsCookie(readCookie(flagsCookie.name)) : undefined
  if (saved) {
    await decide(visit, saved.flags)
    if (page) await exposeWords(visit, { flags: saved.flags, rendered, page })
  }
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
  const flags = Object.fromEntries(data.flags.map(({ key, value }) => [key, value]))
  writeCookie(visitorCookie.name, data.uniqueVisitorId, visitorCookie.maxAge)
  writeCookie(flagsCookie.name, writeFlagsCookie({ flags, date: app.today }), flagsCookie.maxAge)
  await decide(visit, flags)
}
