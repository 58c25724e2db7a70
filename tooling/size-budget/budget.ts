import { routeRow, type RouteName } from '@camping/editions/routes.ts'

/** Compressed bytes, minimum and maximum. */
export interface Bounds {
  readonly from: number
  readonly to: number
}

/**
 * P1: the scripts in the document of a page. A weight below the minimum means that the measurement failed: React and
 * the router alone weigh more. Of it the router has 6 kB (decision 216), persistence 1 kB (217), thunks and
 * listeners 2 kB (218), names of deferred files half a kB (279), what hears and plays back early presses 1.1 kB (307),
 * a list and parts without a connection 0.15 kB (383).
 */
const scripts: Bounds = { from: 60_000, to: 131_990 }

/** MUI where the portal, the checkout and the payment stand on it (decision 387). No page that visitors land on has it. */
const muiOfCustomers = 53_800

/** An app in another language also lists the files of its messages. */
const perFurtherSet = 500

/**
 * Limits for the first scripts of a page, in the browser (page-weight.spec.ts) and in the build (inspect-builds.ts).
 * @param sets Message sets of the app.
 */
export function firstScriptsOf(route: RouteName, sets = 1): Bounds {
  const { heavierBy, layout } = routeRow(route)
  const more =
    (layout === 'booking' ? muiOfCustomers : 0) + (heavierBy?.first ?? 0) + (sets - 1) * perFurtherSet
  return { ...scripts, to: scripts.to + more }
}

/** What every page loads once it is alive: for the page that comes next, for what is typed in later parts (307), and what loads sheets (388). */
const onceAlive = 2_950

/** What a list of campsites loads once it is seen: the boxes that compare, hearts of several lists, the sliders, pins. */
const forLists = 1_900

/** Limit for all scripts that a page loads by itself, including the MUI forms of login and checkout. */
export function allScriptsOf(route: RouteName): number {
  const { heavierBy, listsCampsites, layout } = routeRow(route)
  const more =
    (listsCampsites ? forLists : 0) + (layout === 'booking' ? muiOfCustomers : 0) + (heavierBy?.all ?? 0)
  return scripts.to + onceAlive + more
}

/** Additional limit for the consent question, where an app needs consent and the visitor has not answered. */
export const questionForConsent = 5_000
