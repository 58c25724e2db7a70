import { chatbotProviders } from '@camping/core/chatbot/chatbot-providers.ts'
import { chatbotSlice } from '@camping/core/chatbot/chatbot.slice.ts'
import { requestAnswer, endConversation, type Conversation } from '@camping/core/chatbot/chatbot.thunks.ts'
import { useAppSelector, useAppStore, type Store } from '@camping/core/store/create-store.ts'
import { basePath } from '@camping/contract/endpoint.ts'
import { routeRow } from '@camping/editions/routes.ts'
import { useState } from 'react'
import { useApp } from '../../kit/app/app-context.tsx'
import type { PageRequest } from '../../kit/routing/page-view.ts'

/** A document has one conversation, whatever pages it shows. */
let conversation: Conversation | undefined

/** Ends the document's conversation, if there is one. */
export function endChat(store: Store): void {
  if (!conversation) return
  store.dispatch(endConversation(conversation))
  conversation = undefined
}

interface ChatOptions {
  readonly request: Pick<PageRequest, 'name'>
  /** Where the chatbot answers. */
  readonly address: string
  readonly signedIn: boolean
}

/** The document's conversation, and the ways to continue it. */
export function useChat({ request, address, signedIn }: ChatOptions) {
  const { config, site, market } = useApp()
  const store = useAppStore()
  useState(() => store.inject(chatbotSlice))
  const state = useAppSelector(({ chatbot }) => chatbot)
  const ask = (question?: string): void => {
    if (!config.chatbot) return
    conversation ??= { adapter: chatbotProviders[config.chatbot.provider](address) }
    const place = {
      authenticatedRoute: routeRow(request.name).access === 'customer',
      signedIn,
      language: market.languageTag,
      edition: site,
      apiPath: basePath('v2', config.brand, market.apiLocale),
    }
    const isOnline = () => navigator.onLine
    void store.dispatch(requestAnswer({ conversation, place, isOnline }, question))
  }
  return { lines: state?.lines ?? [], status: state?.status ?? 'ready', ask }
}
