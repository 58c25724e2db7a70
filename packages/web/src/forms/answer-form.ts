import { buildPath } from '@camping/editions/build-path.ts'
import { siteCodes, type SiteCode } from '@camping/editions/markets.ts'
import type { SentForm, SubmitForm } from './newsletter-form.ts'

/** The form addresses of mail links: the answer page of each edition. */
export const answerPaths: ReadonlyMap<string, SiteCode> = new Map(
  siteCodes.map((site) => [buildPath(site, 'answer'), site]),
)

const outcomes: Readonly<Record<number, string>> = { 400: 'ended', 409: 'late', 410: 'ended' }

/**
 * Follows the link of a mail with its form, or with a mail program's unsubscribe button (RFC 8058). Returns the page with the
 * result, to load next.
 */
export async function receiveAnswerForm(
  { site, query, fields }: SentForm,
  submit: SubmitForm,
): Promise<string> {
  const token = query.get('token') ?? ''
  const isRequest = query.get('step') === 'request'
  const isConfirmed = fields.get('answer') === 'confirm'
  const status = isRequest
    ? await submit(`site-requests/${encodeURIComponent(token)}`, {
        answer: isConfirmed ? 'confirm' : 'decline',
        ...(fields.has('reason') && { reason: fields.get('reason') }),
      })
    : await submit('review-mails/refuse', { token })
  const done = isRequest ? (isConfirmed ? 'confirmed' : 'declined') : 'refused'
  return `${buildPath(site, 'answer')}?step=${status === 200 ? done : (outcomes[status] ?? 'failed')}`
}
