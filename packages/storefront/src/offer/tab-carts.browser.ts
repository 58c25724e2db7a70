import { readTabCarts, type TabCarts } from '@camping/core/campsite/cart-attempt.ts'
import type { SiteCode } from '@camping/editions/markets.ts'

/** Carts belong to an edition, and editions may share a host name. */
const keyOf = (site: SiteCode) => `carts.${site}`

/** What this tab knows of its carts. Nothing, where the browser keeps nothing. */
export function tabCarts(site: SiteCode): TabCarts {
  let text: string | null = null
  try {
    text = window.sessionStorage.getItem(keyOf(site))
  } catch {
    // Storage is switched off.
  }
  return readTabCarts(text)
}

/** Keeps it for reloads of this tab, and no longer than the tab. */
export function keepTabCarts(site: SiteCode, carts: TabCarts): void {
  try {
    window.sessionStorage.setItem(keyOf(site), JSON.stringify(carts))
  } catch {
    // Then a repeat after a reload is a new request.
  }
}
