import { someRow } from '@camping/editions/settle-match.ts'
import { isShared } from '@camping/editions/route-row.ts'
import { matchPath } from '../../kit/routing/match-path.ts'
import type { Opener } from '../../kit/routing/opener.ts'
import { savesData } from '../../kit/deferred/saves-data.browser.ts'
import { openPage } from './open-page.ts'

/** How long a pointer rests on a link that somebody means to follow, ms. */
const restMs = 65
/** How long what was prepared is not prepared again, ms; the store retains answers as long. */
const freshMs = 60_000

/**
 * Loads the page behind a link before it is followed: its script, words and answers, when the pointer rests on it, a finger touches
 * it, or the keyboard reaches it. Only pages that are the same for everybody, one at a time, and none where data is to be saved.
 */
export function prepareNext(opener: Opener): void {
  const prepared = new Map<string, number>()
  let resting: ReturnType<typeof setTimeout> | undefined
  let isPreparing = false

  const prepare = ({ pathname, search }: HTMLAnchorElement) => {
    const address = pathname + search
    const last = prepared.get(address)
    if (isPreparing || (last !== undefined && Date.now() - last < freshMs)) return
    const match = matchPath(opener.app.site, pathname)
    if (match.length === 0 || someRow(match, (row) => !isShared(row))) return
    prepared.set(address, Date.now())
    isPreparing = true
    void openPage(opener, { pathname, search })
      // Whoever follows the link learns of it then.
      .catch(() => prepared.delete(address))
      .finally(() => {
        isPreparing = false
      })
  }

  const linkOf = ({ target }: Event): HTMLAnchorElement | undefined => {
    const link = target instanceof Element ? target.closest('a') : null
    const isNext =
      link?.origin === window.location.origin &&
      link.pathname.startsWith(`/${opener.app.site}`) &&
      !link.target &&
      link.pathname + link.search !== window.location.pathname + window.location.search
    return link && isNext && !savesData() ? link : undefined
  }
  const listen = (type: string, rest: number) =>
    addEventListener(
      type,
      (event) => {
        clearTimeout(resting)
        const link = linkOf(event)
        if (link) resting = setTimeout(() => prepare(link), rest)
      },
      { capture: true, passive: true },
    )
  listen('pointerover', restMs)
  listen('focusin', restMs)
  listen('touchstart', 0)
}
