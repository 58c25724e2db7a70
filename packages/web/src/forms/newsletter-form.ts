import { buildPath } from '@camping/editions/build-path.ts'
import type { SiteCode } from '@camping/editions/markets.ts'

/** A form sent by a browser without scripts, or by a mail program's unsubscribe button (RFC 8058). */
export interface SentForm {
  readonly site: SiteCode
  /** `confirm` or `leave` have the token of a mail; anything else is a sign-up. */
  readonly query: URLSearchParams
  readonly fields: URLSearchParams
}

/** Calls the API for the sender of the form; returns the status. */
export type SubmitForm = (path: string, body: object) => Promise<number>

type Outcomes = Readonly<Record<number, string>>

const forms = {
  confirm: { path: 'newsletter/confirm', done: { 200: 'confirmed', 400: 'ended', 410: 'ended' } },
  leave: { path: 'newsletter/unsubscribe', done: { 200: 'left', 400: 'ended', 410: 'ended' } },
  subscribe: { path: 'newsletter/subscribe', done: { 200: 'sent', 400: 'invalid', 429: 'wait' } },
} as const satisfies Record<string, { path: string; done: Outcomes }>

/** Executes a form. Returns the page with the result, to load next. */
export async function receiveNewsletterForm(
  { site, query, fields }: SentForm,
  submit: SubmitForm,
): Promise<string> {
  const step = query.get('step')
  const isLink = step === 'confirm' || step === 'leave'
  const { path, done } = forms[isLink ? step : 'subscribe']
  const body = isLink
    ? { token: query.get('token') ?? '' }
    : { email: fields.get('email') ?? '', reference: fields.get('reference') || 'footer' }
  const isEmpty = !isLink && !body.email?.trim()
  const outcome = isEmpty ? 'required' : ((done as Outcomes)[await submit(path, body)] ?? 'failed')
  return `${buildPath(site, 'newsletter')}?step=${outcome}`
}
