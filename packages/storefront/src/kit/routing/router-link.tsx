import type { LinkProps } from '@camping/ui/link/link-context.tsx'
import { useLinkClickHandler } from 'react-router-dom'
import { useApp } from '../app/app-context.tsx'
import type { EntryState } from './entry-state.ts'

/** An anchor that navigates inside the document when its address is a page of this edition. */
export function RouterLink({ preserveScroll, children, ...anchor }: LinkProps) {
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
    <InsideLink {...anchor} preserveScroll={preserveScroll ?? false}>
      {children}
    </InsideLink>
  )
}

/** Clicks with a modifier key and those that a handler has answered stay with the browser. */
function InsideLink({ preserveScroll, onClick, children, ...anchor }: LinkProps) {
  const state: EntryState | null = preserveScroll ? { preserveScroll: true } : null
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
