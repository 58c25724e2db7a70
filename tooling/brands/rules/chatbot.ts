import { chatbotProviderIds, isChatbotUrl } from '@camping/editions/chatbot-settings.ts'
import { configFile, type BrandRule, type Finding } from '../brand-app.ts'

/** A chatbot has an adapter, and an encrypted address or one of the own host (brands-11). */
export const chatbot: BrandRule = ({ apps }) =>
  apps.flatMap((app): Finding[] => {
    if (!app.config.chatbot) return []
    const { provider, url } = app.config.chatbot
    const at = { file: configFile(app) }
    const known = chatbotProviderIds.join(', ')
    return [
      ...(chatbotProviderIds.some((id) => id === provider)
        ? []
        : [
            {
              ...at,
              key: 'chatbot.provider',
              sentence: `'${provider}' has no adapter. Choose one of: ${known}.`,
            },
          ]),
      ...(isChatbotUrl(url)
        ? []
        : [
            {
              ...at,
              key: 'chatbot.url',
              sentence: `'${url}' must look like https://chat.example/v1 or /chat, without a query and a slash at the end.`,
            },
          ]),
    ]
  })
