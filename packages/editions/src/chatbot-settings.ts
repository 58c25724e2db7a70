/** Kinds of chatbots that the storefront has an adapter for (core/src/chatbot/chatbot-providers.ts). */
export const chatbotProviderIds = ['http'] as const
export type ChatbotProviderId = (typeof chatbotProviderIds)[number]

/** An app's chatbot. */
export interface ChatbotSettings {
  readonly provider: ChatbotProviderId
  /** Where it answers: `https://chat.example/v1`, or a path of the shop's own host: `/chat`. */
  readonly url: string
}

const foreign = /^https:\/\/[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?(\/[\w.-]+)*$/
const own = /^(\/[\w.-]+)+$/
/** On this machine encryption does not matter. */
const local = /^http:\/\/(localhost|127\.0\.0\.1)(:\d{1,5})?(\/[\w.-]+)*$/

/** Whether a text is the address of a chatbot: encrypted or of the own host, without a query, a secret or a slash at the end. */
export const isChatbotUrl = (url: string): boolean => foreign.test(url) || own.test(url)

/** The same, and services of this machine. */
export const isUsableChatbotUrl = (url: string): boolean => isChatbotUrl(url) || local.test(url)

/** The origin that the browser calls; undefined for the own host. Throws for anything else, so that nothing but an origin gets into a policy. */
export function chatbotOrigin(url: string): string | undefined {
  if (!isUsableChatbotUrl(url)) throw new Error(`'${url}' is no address of a chatbot`)
  return own.test(url) ? undefined : new URL(url).origin
}
