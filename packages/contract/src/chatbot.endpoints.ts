import type { ChatbotBookings, ChatbotToken } from './chatbot.schemas.ts'
import { endpoint } from './endpoint.ts'

/**
 * Exchanges the session for a token that a chatbot may have (portal-8): five minutes, twenty reads of the call below, and it
 * ends with the session. 403 `agent-not-allowed` in a session of an agent.
 */
export const createChatbotToken = endpoint<Record<string, never>, ChatbotToken>(
  'POST',
  'customer-portal/chatbot-token',
)
/**
 * What a chatbot may know of its customer's bookings. The bearer token is one of the call above; with any other, a session's
 * too, and after its end: 401 `chatbot-token-ended`.
 */
export const getChatbotBookings = endpoint<Record<string, never>, ChatbotBookings>('GET', 'chatbot/bookings')
