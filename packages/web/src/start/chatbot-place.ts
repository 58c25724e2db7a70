import { isUsableChatbotUrl } from '@camping/editions/chatbot-settings.ts'
import type { AppConfig } from '@camping/editions/define-app.ts'

/**
 * Where the chatbot of an app answers: beside a sandbox there, for every app that has one. Undefined for an app without, and for
 * an address that is none: the page then has no chatbot.
 * @param sandbox its origin
 */
export function chatbotPlace(
  { chatbot }: Pick<AppConfig, 'chatbot'>,
  sandbox: string | undefined,
): string | undefined {
  if (!chatbot) return undefined
  const url = sandbox ? `${sandbox}/chatbot` : chatbot.url
  return isUsableChatbotUrl(url) ? url : undefined
}
