import { createChatbotToken } from '@camping/contract/chatbot.endpoints.ts'
import { mutationOf, storefrontApi } from '../api/storefront-api.ts'

export const chatbotApi = storefrontApi.injectEndpoints({
  endpoints: (build) => ({ createChatbotToken: mutationOf(build, createChatbotToken) }),
})
