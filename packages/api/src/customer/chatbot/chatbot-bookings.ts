import type { ChatbotBookings } from '@camping/contract/chatbot.schemas.ts'
import type { BookingSummary } from '@camping/contract/portal.schemas.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import { bearerToken } from '../../platform/session/session-token.ts'
import { listCustomerBookings } from '../bookings/list-bookings.ts'
import type { CustomerContext } from '../customer-context.ts'
import { sessionOfChatbotToken } from './chatbot-token.ts'

/** Nobody asks a chatbot about more. */
const mostBookings = 10

/** Not `signed-out`: the host clears the session of its visitor for that. */
const tokenEnded = () =>
  new ProblemError({
    type: 'chatbot-token-ended',
    status: 401,
    title: 'This needs a token for chatbots that has not ended',
    headers: { 'www-authenticate': 'Bearer realm="chatbot"' },
  })

/** What a chatbot may know of a booking (security-12), field by field. */
const forChatbot = ({
  bookingRef,
  state,
  site: { name, slug },
  dateFrom,
  dateTo,
  nights,
  currency,
  total,
  due,
  paymentStatus,
  nextRate,
}: BookingSummary): ChatbotBookings['bookings'][number] => ({
  bookingRef,
  state,
  site: { name, slug },
  dateFrom,
  dateTo,
  nights,
  currency,
  total,
  due,
  paymentStatus,
  nextPayment: nextRate,
})

/**
 * The bookings of the customer for whom a chatbot asks.
 * @throws ProblemError 401 `chatbot-token-ended` without a living token of this brand.
 */
export async function listForChatbot(context: CustomerContext): Promise<ChatbotBookings> {
  const token = bearerToken(context.headers.authorization)
  const session = token && (await sessionOfChatbotToken(context.db, token))
  if (!session || session.brand !== context.brand) throw tokenEnded()
  const { upcoming, past, cancelled } = await listCustomerBookings({ ...context, session })
  return { bookings: [...upcoming, ...past, ...cancelled].slice(0, mostBookings).map(forChatbot) }
}
