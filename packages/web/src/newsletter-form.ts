import { buildPath } from '@camping/editions/build-path.ts'
import { siteCodes, type SiteCode } from '@camping/editions/markets.ts'

/** A form as a browser sends it without scripts, or a mail program for its own button to unsubscribe (RFC 8058). */
export interface SentForm {
  readonly site: SiteCode
  /** `confirm` or `leave` come with the token of a mail; anything else is a sign-up. */
  readonly query: URLSearchParams
  readonly fields: URLSearchParams
}

/** Asks the API for the sender of the form; answers the status. */
export type SubmitForm = (path: string, body: object) => Promise<number>

/** The addresses that forms are sent to: the newsletter page of each edition. */
export const newsletterPaths: ReadonlyMap<string, SiteCode> = new Map(
  siteCodes.map((site) => [buildPath(site, 'newsletter'), site]),
)

type Outcomes = Readonly<Record<number, string>>

const forms = {
  confirm: { path: 'newsletter/confirm', done: { 200: 'confirmed', 400: 'ended', 410: 'ended' } },
  leave: { path: 'newsletter/unsubscribe', done: { 200: 'left', 400: 'ended', 410: 'ended' } },
  subscribe: { path: 'newsletter/subscribe', done: { 200: 'sent', 400: 'invalid', 429: 'wait' } },
} as const satisfies Record<string, { path: string; done: Outcomes }>

/** Brings about what a form asks for. Answers the page that says how it went, to be loaded next. */
export async function takeNewsletterForm(
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
