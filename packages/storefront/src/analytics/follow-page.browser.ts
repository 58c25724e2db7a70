import type { ConsentCategory } from '@camping/core/consent/consent-cookie.ts'
import { mayHaveTags } from '@camping/editions/may-have-tags.ts'
import type { SiteCode } from '@camping/editions/markets.ts'
import type { AppContextValue } from '../app/app-context.tsx'
import { leaveDocumentFor } from '../routing/navigation.tsx'
import type { PageRequest } from '../routing/page-view.ts'
import { forgetTagCookies } from './forget-tag-cookies.browser.ts'
import { pageViewEvent, toldPage } from './page-view-event.ts'
import { handOver, setPage, startTags, tagsRun, toTags, updateTags } from './tag-queue.browser.ts'
import { forgetWaiting } from './waiting-events.browser.ts'

export interface FollowedPage {
  /** Undefined on error pages, which are not counted. */
  readonly request: PageRequest | undefined
  readonly given: readonly ConsentCategory[]
}

/** This document has only shown pages that may have tags: it was made for them, and none of its history is a secret. */
let clean = true
/** What was followed last, with the consent it was told with. */
let last: FollowedPage | undefined
/** Where the visitor was before, as third parties may know it. */
let referrer: string | undefined

/** Follows a visitor of an app with a tag manager from page to page, and from one answer to another. */
export function followPage({ config, site }: AppContextValue, followed: FollowedPage): void {
  const { request, given } = followed
  const id = config.tagManagerId
  if (!id) return
  clean &&= mayHaveTags(site, window.location)
  const before = last
  last = followed
  if (!given.includes('marketing')) return withdraw(given)
  leaveDocumentFor((to) => changesKind(site, to))
  referrer ??= referrerOf(document.referrer)
  const page = toldPage(request, { origin: window.location.origin, title: document.title, referrer })
  if (clean && !tagsRun()) startTags(id, { given, page })
  else if (tagsRun() && before && !changeMind(before.given, given)) return
  // Another query is the same page: filters, tabs, pages of a list.
  const isSame = before?.request?.pathname === request?.pathname
  if (!request || (isSame && before?.given.includes('marketing'))) return
  referrer = page.page_location
  if (tagsRun()) {
    setPage(page)
    handOver()
  }
  toTags(pageViewEvent(request, page))
}

/** Documents with tags and those without: nobody goes from one kind to the other in place. */
function changesKind(site: SiteCode, to: URL): boolean {
  const { origin, pathname } = window.location
  if (to.origin !== origin) return false
  return clean ? !mayHaveTags(site, to) : to.pathname !== pathname && mayHaveTags(site, to)
}

/** Of other sites only which one it was; of ours, nothing that its path might say. */
function referrerOf(referrer: string): string {
  return URL.canParse(referrer) ? `${new URL(referrer).origin}/` : ''
}

/** Without consent nothing waits, nothing stays, and code that runs already goes with its document. */
function withdraw(given: readonly ConsentCategory[]): void {
  leaveDocumentFor(undefined)
  forgetWaiting()
  forgetTagCookies(given)
  if (tagsRun()) window.location.reload()
}

/** Tags that run hear what else is granted. What is taken back they might go on with: then false, and a new document. */
function changeMind(before: FollowedPage['given'], given: FollowedPage['given']): boolean {
  if (before.every((category) => given.includes(category))) {
    if (before.length < given.length) updateTags(given)
    return true
  }
  forgetTagCookies(given)
  window.location.reload()
  return false
}
