import { useEffect, type ReactNode } from 'react'
import { createPath, resolvePath, useLocation, useNavigate } from 'react-router-dom'
import type { AppConfig } from '@camping/editions/define-app.ts'
import type { SiteCode } from '@camping/editions/markets.ts'
import { useApp } from '../app/app-context.tsx'
import type { EntryState } from './entry-state.ts'
import { matchPath } from './match-path.ts'
import { isTouched, watchPointer } from './touch.browser.ts'

interface Edition {
  readonly config: AppConfig
  readonly site: SiteCode
}

/** Whether an address, as a link writes it, is a page of the edition. */
const isOfEdition = (href: string, site: string): boolean =>
  href === `/${site}` || [`/${site}/`, `/${site}?`, '?'].some((start) => href.startsWith(start))

/** A campsite: it opens in a new tab, unless a finger presses it (search-16). */
const isCampsite = (link: HTMLAnchorElement, site: SiteCode): boolean =>
  matchPath(site, link.pathname).some(({ name }) => name === 'site')

/** The link of the edition that a click opens in this tab; undefined where the click belongs to the browser or is answered. */
function clickedLink(event: MouseEvent, { config, site }: Edition): HTMLAnchorElement | undefined {
  const { altKey, button, ctrlKey, defaultPrevented, metaKey, shiftKey, target } = event
  if (defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return undefined
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  // Links to editions open a new document, also to the one that is shown.
  if (!link || link.hreflang || !isOfEdition(link.getAttribute('href') ?? '', site)) return undefined
  const opensHere = !link.target || (isTouched(config, site) && isCampsite(link, site))
  return opensHere ? link : undefined
}

/**
 * Navigates inside the document when somebody follows a link of this edition. It listens once for all links of the page, so that they
 * are plain anchors: with a handler each, a change of the address would render all of them again (303). It has the page inside it, because
 * the server renders nothing here: an element beside the page would give it other ids than the server's.
 */
export function FollowedLinks({ children }: { children: ReactNode }) {
  const { config, site } = useApp()
  const navigate = useNavigate()
  const location = useLocation()
  useEffect(watchPointer, [])
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = clickedLink(event, { config, site })
      if (!link) return
      event.preventDefault()
      const href = link.getAttribute('href') ?? ''
      const state: EntryState | null = 'preserveScroll' in link.dataset ? { preserveScroll: true } : null
      // The address on screen gets no second entry.
      const replace = createPath(resolvePath(href, location.pathname)) === createPath(location)
      void navigate(href, { replace, state })
    }
    // On the document, so that a component has answered before: React listens on the body for what lies over the page.
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [config, site, navigate, location])
  return children
}
