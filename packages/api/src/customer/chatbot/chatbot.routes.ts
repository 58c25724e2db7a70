import * as endpoints from '@camping/contract/chatbot.endpoints.ts'
import * as schemas from '@camping/contract/chatbot.schemas.ts'
import { serve, serveSignedIn, type CustomerEndpoint } from '../customer-serving.ts'
import { listForChatbot } from './chatbot-bookings.ts'
import { createChatbotToken } from './chatbot-token.ts'

/** The handlers of chatbot.endpoints.ts. */
export const chatbotRoutes: readonly CustomerEndpoint[] = [
  serveSignedIn(
    endpoints.createChatbotToken,
    {
      request: schemas.chatbotTokenRequest,
      reply: schemas.chatbotToken,
      summary: 'A short token for the chatbot, instead of the session',
      rateLimit: { max: 10, windowMs: 60_000 },
    },
    (_request, context) => createChatbotToken(context),
  ),
  serve(
    endpoints.getChatbotBookings,
    {
      request: schemas.chatbotBookingsRequest,
      reply: schemas.chatbotBookings,
      summary: 'What a chatbot may know of its customer’s bookings',
      // A chatbot's server asks for all its customers from one network; each token has a limit of its own.
      rateLimit: { max: 600, windowMs: 60_000 },
    },
    (_request, context) => listForChatbot(context),
  ),
]
