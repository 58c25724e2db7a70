import type { LinkProps } from '@camping/ui/link/link-context.tsx'
import { useLinkClickHandler } from 'react-router-dom'
import { useApp } from '../app/app-context.tsx'
import type { EntryState } from './entry-state.ts'

/** An anchor that navigates inside the document when its address is a page of this edition. */
export function RouterLink({ keepScroll, children, ...anchor }: LinkProps) {
  const { site } = useApp()
  const { href, target } = anchor
  const inside =
    (href === `/${site}` ||
      href.startsWith(`/${site}/`) ||
      href.startsWith(`/${site}?`) ||
      href.startsWith('?')) &&
    !target
  if (!inside) return <a {...anchor}>{children}</a>
  return (
    <InsideLink {...anchor} keepScroll={keepScroll ?? false}>
      {children}
    </InsideLink>
  )
}

/** Clicks with a modifier key and those that a handler has answered stay with the browser. */
function InsideLink({ keepScroll, onClick, children, ...anchor }: LinkProps) {
  const state: EntryState | null = keepScroll ? { keepScroll: true } : null
  const followLink = useLinkClickHandler<HTMLAnchorElement>(anchor.href, { state })
  return (
    <a
      {...anchor}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) followLink(event)
      }}
    >
      {children}
    </a>
  )
}
