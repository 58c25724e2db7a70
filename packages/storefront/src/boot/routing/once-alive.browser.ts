import type { Opener } from '../../kit/routing/opener.ts'
import { loadSheets } from './load-sheets.browser.ts'
import { prepareNext } from './prepare-next.browser.ts'

/** What a page that is alive gets ready for its visitor. One file, since every document names it. */
export function onceAlive(opener: Opener): void {
  prepareNext(opener)
  loadSheets()
}
