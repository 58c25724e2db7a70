import type { Cart } from '@camping/contract/booking.schemas.ts'
import type { Criteria } from '@camping/core/search/criteria.rules.ts'
import type { ComponentType } from 'react'
import type { PageRequest } from '../routing/page-view.ts'
import type { PlainPartyProps } from './plain-party.tsx'

/** What is there where no script runs, by name: the parts that the server registers, and their props. */
export interface PlainProps {
  /** Every way to sign in, and what links of mails open. */
  readonly signIn: { readonly request: PageRequest }
  /** The stay of a campsite page, and what became of a choice. */
  readonly stay: { readonly request: PageRequest }
  /** The checkout, in the place of its steps. */
  readonly checkout: { readonly cart: Cart }
  /** Provider and amount of a payment. */
  readonly pay: { readonly bookingId: string }
  /** The form of the boxes that choose what is compared. */
  readonly compare: { readonly criteria: Criteria }
  /** The party in a search form. */
  readonly party: PlainPartyProps
}

export type PlainParts = { readonly [Name in keyof PlainProps]: ComponentType<PlainProps[Name]> }

let parts: Partial<PlainParts> = {}

/** The server, which alone renders parts without scripts, registers them: browsers get none of their code. */
export const renderPlainWith = (all: PlainParts): void => {
  parts = all
}

/**
 * A part of a page that is there where no script runs; the page loads its styles (plain-part.css) with its own. React leaves what stands in a `noscript` alone.
 */
export function Plain<Name extends keyof PlainProps>({
  part,
  ...props
}: { readonly part: Name } & PlainProps[Name]) {
  const Part = parts[part] as ComponentType<object> | undefined
  return <noscript>{Part && <Part {...props} />}</noscript>
}
