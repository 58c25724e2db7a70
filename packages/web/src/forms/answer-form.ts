import { buildPath } from '@camping/editions/build-path.ts'
import type { SentForm } from './newsletter-form.ts'

const outcomes: Readonly<Record<number, string>> = { 400: 'ended', 409: 'late', 410: 'ended' }

/** Calls the API for the sender of the form. `id` is that of what the call has opened. */
export type SubmitLink = (path: string, body: object) => Promise<{ status: number; id?: string | undefined }>

/** Links that send nothing but their token: the call, and what it comes to. */
const links = new Map(
  Object.entries({
    reviews: { path: 'review-mails/refuse', done: 'refused' },
    alert: { path: 'alerts/confirm', done: 'alerted' },
    'no-alert': { path: 'alerts/end', done: 'unalerted' },
  }),
)

/**
 * Follows the link of a mail with its form, or with a mail program's unsubscribe button (RFC 8058). Returns the page with the
 * result, to load next.
 */
export async function receiveAnswerForm(
  { site, query, fields }: SentForm,
  submit: SubmitLink,
): Promise<string> {
  const token = query.get('token') ?? ''
  const step = query.get('step') ?? ''
  const page = (outcome: string) => `${buildPath(site, 'answer')}?step=${outcome}`
  if (step === 'free') {
    const { status, id } = await submit('alerts/cart', { token })
    if (status === 200 && id) return buildPath(site, 'booking', { cartId: id })
    return page(status === 409 ? 'gone' : status === 429 ? 'too-many' : (outcomes[status] ?? 'failed'))
  }
  if (step === 'request') {
    const isConfirmed = fields.get('answer') === 'confirm'
    const { status } = await submit(`site-requests/${encodeURIComponent(token)}`, {
      answer: isConfirmed ? 'confirm' : 'decline',
      ...(fields.has('reason') && { reason: fields.get('reason') }),
    })
    return page(status === 200 ? (isConfirmed ? 'confirmed' : 'declined') : (outcomes[status] ?? 'failed'))
  }
  const link = links.get(step)
  if (!link) return page('ended')
  const { status } = await submit(link.path, { token })
  return page(status === 200 ? link.done : (outcomes[status] ?? 'failed'))
}
