import type { AnchorHTMLAttributes, ReactNode } from 'react'

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Where it leads. */
  href: string
  /** Words that make sense without what surrounds them. */
  children?: ReactNode
  /** Preserves the scroll position, for filters, sorting and pages that change in place. */
  preserveScroll?: boolean
}

/** A plain anchor. The application follows the links of a page itself, with one listener for all of them. */
export function Link({ preserveScroll, children, ...anchor }: LinkProps) {
  return (
    <a {...anchor} data-preserve-scroll={preserveScroll ? '' : undefined}>
      {children}
    </a>
  )
}
