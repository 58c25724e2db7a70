import type { LinkProps } from '@camping/ui/link/link-context.tsx'
import type { MouseEvent } from 'react'
import { useApp } from '../app/app-context.tsx'
import { useNavigate } from './navigation.tsx'

const plainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** An anchor that stays inside the document when its address is a page of this edition. */
export function RouterLink({ keepScroll, onClick, children, ...anchor }: LinkProps) {
  const navigate = useNavigate()
  const { site } = useApp()
  const { href, target } = anchor
  const inside =
    (href === `/${site}` ||
      href.startsWith(`/${site}/`) ||
      href.startsWith(`/${site}?`) ||
      href.startsWith('?')) &&
    !target
  return (
    <a
      {...anchor}
      onClick={(event) => {
        onClick?.(event)
        if (!inside || event.defaultPrevented || !plainClick(event)) return
        event.preventDefault()
        navigate(href, { state: keepScroll ? { keepScroll: true } : null })
      }}
    >
      {children}
    </a>
  )
}
