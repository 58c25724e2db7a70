import type { ConsentCategory } from '@camping/core/consent/consent.rules.ts'
import { allowsTags } from '@camping/editions/address-rights.ts'
import { matchPath } from '../../kit/routing/match-path.ts'
import type { SiteCode } from '@camping/editions/markets.ts'
import type { AppContextValue } from '../../kit/app/app-context.tsx'
import { leaveDocumentFor } from '../../kit/routing/document-router.browser.tsx'
import type { PageRequest } from '../../kit/routing/page-view.ts'
import { forgetTagCookies } from './forget-tag-cookies.browser.ts'
import { pageViewEvent, reportedPage } from './page-view-event.ts'
import {
  sendWaiting,
  setPage,
  startTags,
  tagsRun,
  toTags,
  updateTags,
} from '../../kit/analytics/tag-queue.browser.ts'
import type * as tagFrame from '../../kit/analytics/tag-frame.browser.ts'
import { forgetWaiting } from '../../kit/analytics/waiting-events.browser.ts'

export interface FollowedPage {
  /** Undefined on error pages, which are not counted. */
  readonly request: PageRequest | undefined
  readonly given: readonly ConsentCategory[]
  /** What the document showed before its pages were followed. */
  readonly before?: readonly { readonly pathname: string; readonly search: string }[]
}

/** This document has shown only pages that may have tags, so its history contains no secret. */
let clean = true
/** The last reported page, with the consent at that time. */
let last: FollowedPage | undefined
/** The visitor's previous page, in the form for third parties. */
let referrer: string | undefined

/** Follows a visitor of an app with a tag manager across pages and consent changes. */
export function followPage({ config, site }: AppContextValue, followed: FollowedPage): void {
  const { request, given } = followed
  const id = config.tagManagerId
  if (!id) return
  clean &&= [...(followed.before ?? []), window.location].every((address) => mayHaveTags(site, address))
  const before = last
  last = followed
  if (!given.includes('marketing')) return withdraw(given)
  leaveDocumentFor((to) => changesKind(site, to))
  referrer ??= referrerOf(document.referrer)
  const page = reportedPage(request, { origin: window.location.origin, title: document.title, referrer })
  if (clean && !tagsRun()) startTags(id, { given, page })
  else if (tagsRun() && before && !changeMind(before.given, given)) return
  if (!tagsRun()) inFrame(({ openTagFrame }) => openTagFrame(id, { given, page }))
  // Another query is the same page: filters, tabs, pages of a list.
  const isSame = before?.request?.pathname === request?.pathname
  if (!request || (isSame && before?.given.includes('marketing'))) return
  referrer = page.page_location
  if (tagsRun()) {
    setPage(page)
    sendWaiting()
  }
  toTags(pageViewEvent(request, page))
}

/** Also asked of addresses that are not shown: where a link leads, and what the address bar says already. */
const mayHaveTags = (site: SiteCode, { pathname, search }: { pathname: string; search: string }) =>
  allowsTags(matchPath(site, pathname), search)

/** Documents with tags and those without: navigation between the kinds needs a new document. */
function changesKind(site: SiteCode, to: URL): boolean {
  const { origin, pathname } = window.location
  if (to.origin !== origin) return false
  return clean ? !mayHaveTags(site, to) : to.pathname !== pathname && mayHaveTags(site, to)
}

type TagFrame = Pick<typeof tagFrame, 'openTagFrame' | 'closeTagFrame'>

let isFramed = false

/** On a page without tags, tags run in a frame that cannot reach the page (analytics-4). */
function inFrame(act: (frame: TagFrame) => void): void {
  isFramed = true
  void import('../../kit/analytics/tag-frame.browser.ts')
    .then(act)
    .catch((error: unknown) => reportError(error))
}

/** Of other sites only the origin; of this site nothing that its path could reveal. */
function referrerOf(referrer: string): string {
  return URL.canParse(referrer) ? `${new URL(referrer).origin}/` : ''
}

/** Without consent no event waits, no cookie stays, and running code ends with its document. */
function withdraw(given: readonly ConsentCategory[]): void {
  leaveDocumentFor(undefined)
  forgetWaiting()
  forgetTagCookies(given)
  if (isFramed) inFrame(({ closeTagFrame }) => closeTagFrame())
  if (tagsRun()) window.location.reload()
}

/**
 * Running tags receive further consent. They could ignore withdrawn consent: then the result is false, and a new
 * document is needed.
 */
function changeMind(before: FollowedPage['given'], given: FollowedPage['given']): boolean {
  if (before.every((category) => given.includes(category))) {
    if (before.length < given.length) updateTags(given)
    return true
  }
  forgetTagCookies(given)
  window.location.reload()
  return false
}
