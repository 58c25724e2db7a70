import type { ChatbotProviderId } from '@camping/editions/chatbot-settings.ts'
import type { ChatbotAdapter } from './chatbot-adapter.ts'
import { httpChatbot } from './http-chatbot.browser.ts'

/** Every kind of chatbot; to add one, create an adapter beside these and a line here (docs/how-to/add-a-chatbot.md). */
export const chatbotProviders: Readonly<Record<ChatbotProviderId, (url: string) => ChatbotAdapter>> = {
  http: httpChatbot,
}
