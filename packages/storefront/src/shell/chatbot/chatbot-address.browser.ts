import { isUsableChatbotUrl } from '@camping/editions/chatbot-settings.ts'

/** Where this document's chatbot answers; undefined where there is none (packages/web/src/start/chatbot-place.ts). */
export function chatbotAddress(): string | undefined {
  const url = document.querySelector<HTMLElement>('[data-chatbot]')?.dataset['chatbot']
  return url && isUsableChatbotUrl(url) ? url : undefined
}
