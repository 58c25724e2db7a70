import type { RouteName } from '@camping/editions/routes.ts'

/** Bytes as they travel, from and to. */
export interface Bounds {
  readonly from: number
  readonly to: number
}

/**
 * PERFORMANCE.md P1: the scripts that the document of a page names. Below the lower bound a page was not weighed but missed:
 * React and the router alone are more than that.
 */
const scripts: Bounds = { from: 60_000, to: 120_000 }

/** What is allowed more, and why. */
const heavier: Partial<Record<RouteName, number>> = {
  // Its forms are most of it, and nobody lands here.
  booking: 130_000,
  // Nobody lands here either: it comes after the login, with whose scripts it shares most.
  bookingDetail: 122_000,
}

/** An app that speaks another language lists the files of its words as well. */
const perFurtherSet = 400

/**
 * What the first scripts of a page may weigh, in the browser (page-weight.spec.ts) and in what was built (look-at-builds.ts).
 * @param sets Message sets that the app speaks.
 */
export function firstScriptsOf(route: RouteName, sets = 1): Bounds {
  return { ...scripts, to: (heavier[route] ?? scripts.to) + (sets - 1) * perFurtherSet }
}

/** What of all scripts a page may fetch by itself: the login's forms and the checkout's, which are MUI, come with them. */
export const allScripts = { usual: scripts.to, login: 185_000, booking: 200_000 } as const

/** What the question for consent may fetch besides, where an app has something to ask for and a visitor was never asked. */
export const questionForConsent = 5_000
