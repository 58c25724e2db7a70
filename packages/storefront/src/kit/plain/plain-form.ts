import type { MessageKey } from '@camping/editions/messages/message-key.ts'
import type { Endpoint } from '@camping/contract/endpoint.ts'
import type { Problem } from '@camping/contract/problem.schemas.ts'
import type { RouteParams } from '@camping/editions/build-path.ts'
import type { SiteCode } from '@camping/editions/markets.ts'
import type { Feature } from '@camping/editions/route-row.ts'
import type { RouteName } from '@camping/editions/routes.ts'

/** What the API has answered. */
export interface Answered<Reply> {
  readonly status: number
  /** Of a success; null without a body. */
  readonly reply: Reply | null
  /** Of a failure. */
  readonly problem?: Problem
}

/** Calls the API for the sender of a form, with their session and their limits. */
export type CallApi = <Request, Reply>(
  endpoint: Endpoint<Request, Reply>,
  request: Request,
) => Promise<Answered<Reply>>

/** A form that a browser has sent by itself: no script runs there. */
export interface SentForm {
  readonly site: SiteCode
  readonly page: RouteName
  /** Of this host, without a port. */
  readonly hostname: string
  /** Path and query of the page that the form stands on, and that shows it again. */
  readonly address: string
  readonly params: RouteParams
  readonly fields: URLSearchParams
  /** Calendar date of the edition. */
  readonly today: string
  readonly call: CallApi
}

/** A message key with its values. */
export interface PlainMessage {
  readonly id: string
  readonly values?: Readonly<Record<string, string | number>>
}

/** What the page says to a form: it is shown again, with what was typed in it. */
export interface FormAnswer {
  /** Of the text fields; never a password or a code. */
  readonly values?: Readonly<Record<string, string>>
  /** By field. */
  readonly problems?: Readonly<Record<string, PlainMessage>>
  /** About the form as a whole. */
  readonly notice?: PlainMessage & {
    readonly id: MessageKey
    readonly kind: 'error' | 'success' | 'warning'
  }
  /** The screen that follows on the same page. */
  readonly screen?: string
  /** What else only this answer knows. */
  readonly found?: unknown
}

/** An answer, and the form that it is for. */
export interface ShownAnswer extends FormAnswer {
  readonly form: string
}

/** Where a form leads: to another page, or to its own page with an answer. */
export type FormOutcome =
  | {
      readonly to: string
      /** The path to which a sign-in leads back. */
      readonly remembered?: string
    }
  | FormAnswer

/**
 * A form of a page that works without scripts. It has a field, or a button, of its name, and is sent to the address of its page
 * (decision 313).
 */
export interface PlainForm {
  /** The pages that have it; any page without. */
  readonly routes?: readonly RouteName[]
  readonly feature: Feature
  readonly receive: (sent: SentForm) => Promise<FormOutcome>
}

/** The text of a field, without blanks at its ends. */
export const textOf = (fields: URLSearchParams, name: string): string => fields.get(name)?.trim() ?? ''

/** The problems of fields; undefined where there are none. */
export function problemsIn(
  found: Readonly<Record<string, PlainMessage | undefined>>,
): Readonly<Record<string, PlainMessage>> | undefined {
  const problems = Object.entries(found).flatMap(([name, problem]) =>
    problem ? [[name, problem] as const] : [],
  )
  return problems.length > 0 ? Object.fromEntries(problems) : undefined
}
