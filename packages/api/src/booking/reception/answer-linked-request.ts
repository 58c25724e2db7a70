import type { answerLinkedRequestRequest, LinkedRequest } from '@camping/contract/mail-links.schemas.ts'
import type { RequestAnswered } from '@camping/contract/operator.schemas.ts'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { CatalogueContext } from '../../catalogue/search/catalogue-context.ts'
import type { Database } from '../../platform/db/schema.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import { bookingOfLink } from '../mails/booking-links.ts'
import { confirmRequest, declineRequest } from '../order/change-booking-state.ts'
import { readReceptionNotice } from './read-reception-notice.ts'

type Context = Pick<CatalogueContext, 'db' | 'brand' | 'messages' | 'log'>

/**
 * The request that a campsite's link opens, in the words of the edition.
 * @throws ProblemError 410 `link-ended`, 409 `not-waiting`.
 */
export async function readLinkedRequest(
  { token }: { token: string },
  { db, brand, messages }: Context,
): Promise<LinkedRequest> {
  const { id } = await bookingOfLink(db, { token, purpose: 'answer', brand })
  const notice = await readReceptionNotice(db, id, messages)
  const answerBy = notice?.booking.answerBy
  if (!notice || !answerBy) throw notWaiting()
  return { ...notice.booking, answerBy }
}

/**
 * Confirms or declines a request in the campsite's name. The state of the booking makes it happen once, whatever number of
 * links and clicks there are; its links end with it.
 * @throws ProblemError 410 `link-ended`, 409 `not-waiting`.
 */
export async function answerLinkedRequest(
  { token, answer, reason }: z.output<typeof answerLinkedRequestRequest>,
  { db, brand, log }: Context,
): Promise<RequestAnswered> {
  const { id, ref } = await bookingOfLink(db, { token, purpose: 'answer', brand })
  const isDone = answer === 'confirm' ? await confirmRequest(db, ref) : await declineRequest(db, ref, reason)
  if (!isDone) throw notWaiting()
  await endLinks(db, id)
  log.info({ bookingId: id, reason: answer }, 'A campsite answered a request by its link')
  return { state: answer === 'confirm' ? 'confirmed' : 'declined' }
}

const endLinks = (db: Kysely<Database>, bookingId: number) =>
  db.deleteFrom('booking_links').where('booking_id', '=', bookingId).where('purpose', '=', 'answer').execute()

const notWaiting = () =>
  new ProblemError({ type: 'not-waiting', status: 409, title: 'This booking waits for no answer' })
