import { createContext, use } from 'react'
import type { AnchorHTMLAttributes, ComponentType, ReactNode } from 'react'

/** Props that every link of this package passes to the application's link component. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
  children?: ReactNode
  /** Preserves the scroll position, for filters, sorting and pages that change in place. */
  preserveScroll?: boolean
}

function PlainLink({ preserveScroll: _preserveScroll, children, ...anchor }: LinkProps) {
  return <a {...anchor}>{children}</a>
}

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink)

/** Provides the router's link to all components below; without it links are plain anchors. */
export function LinkProvider(props: { component: ComponentType<LinkProps>; children: ReactNode }) {
  return <LinkContext value={props.component}>{props.children}</LinkContext>
}

/** Renders the link component of `LinkProvider`. Accepts all attributes of an anchor. */
export function Link(props: LinkProps) {
  const Component = use(LinkContext)
  return <Component {...props} />
}
