import { createContext, use } from 'react'
import type { AnchorHTMLAttributes, ComponentType, ReactNode } from 'react'

/** What every link of this package hands to the link component of the application. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
  children?: ReactNode
  /** Keep the scroll position: for filters, sorting and pages that change in place. */
  keepScroll?: boolean
}

function PlainLink({ keepScroll: _keepScroll, children, ...anchor }: LinkProps) {
  return <a {...anchor}>{children}</a>
}

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink)

/** Plugs the router's link into every component below; without it links are plain anchors. */
export function LinkProvider(props: { component: ComponentType<LinkProps>; children: ReactNode }) {
  return <LinkContext value={props.component}>{props.children}</LinkContext>
}

/** A link through whatever `LinkProvider` has plugged in. Takes all attributes of an anchor. */
export function Link(props: LinkProps) {
  const Component = use(LinkContext)
  return <Component {...props} />
}
