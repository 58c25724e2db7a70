import type { ApiDispatch } from '../api/storefront-api.ts'
import type { ChatbotAdapter, ChatbotReply, ChatbotStart } from './chatbot-adapter.ts'
import { chatbotApi } from './chatbot.api.ts'
import {
  answered,
  asking,
  conversationEnded,
  lastQuestion,
  notAnswered,
  questionAsked,
  type ChatbotHolder,
} from './chatbot.slice.ts'

/** Where the visitor is while asking. */
export interface ChatPlace extends Omit<ChatbotStart, 'token'> {
  /** Somebody is signed in, so that a token can be had. */
  readonly signedIn: boolean
}

/** The chatbot of a document and what it was last told. */
export interface Conversation {
  readonly adapter: ChatbotAdapter
  /** The place as it was told; undefined before the first question. */
  told?: string
}

interface Asking {
  readonly conversation: Conversation
  readonly place: ChatPlace
  readonly isOnline: () => boolean
}

/** Characters of a question. */
export const longestQuestion = 500

/** A token for the chatbot, if the session gives one: an agent's does not, and neither does one that has ended (portal-8). */
async function tokenFor(dispatch: ApiDispatch): Promise<string | undefined> {
  const call = chatbotApi.endpoints.createChatbotToken.initiate({}, { track: false })
  const { data } = await dispatch(call)
  return data?.token
}

/** Starts the conversation where the visitor is now, unless it runs there. */
async function startAt(dispatch: ApiDispatch, { conversation, place }: Asking, anew: boolean): Promise<void> {
  const { signedIn, ...known } = place
  const told = JSON.stringify(place)
  if (!anew && conversation.told === told) return
  const token = signedIn ? await tokenFor(dispatch) : undefined
  await conversation.adapter.start({ ...known, ...(token !== undefined && { token }) })
  conversation.told = told
}

async function replyTo(dispatch: ApiDispatch, question: string, asked: Asking): Promise<ChatbotReply> {
  await startAt(dispatch, asked, false)
  const reply = await asked.conversation.adapter.ask(question)
  if (reply.kind !== 'token-ended') return reply
  await startAt(dispatch, asked, true)
  return await asked.conversation.adapter.ask(question)
}

/**
 * Asks the chatbot, once at a time; the slice must have joined the store. A question that is not answered stays, and asking
 * without one asks the last again.
 */
export const requestAnswer =
  (asked: Asking, question?: string) =>
  async (dispatch: ApiDispatch, getState: () => ChatbotHolder): Promise<void> => {
    const text = question?.trim().slice(0, longestQuestion)
    if (getState().chatbot?.status === 'busy' || text === '') return
    if (text !== undefined) dispatch(questionAsked(text))
    const last = lastQuestion(getState())
    if (last === undefined) return
    dispatch(asking())
    try {
      const reply = await replyTo(dispatch, last, asked)
      // A conversation that was ended meanwhile gets no answer.
      if (getState().chatbot?.status !== 'busy') return
      if (reply.kind === 'token-ended') throw new Error('The chatbot takes no token')
      dispatch(answered(reply))
    } catch {
      delete asked.conversation.told
      if (getState().chatbot?.status === 'busy')
        dispatch(notAnswered(asked.isOnline() ? 'failed' : 'offline'))
    }
  }

/** Ends the conversation, here and at the chatbot. */
export const endConversation =
  (conversation: Conversation) =>
  (dispatch: ApiDispatch): void => {
    delete conversation.told
    dispatch(conversationEnded())
    conversation.adapter.close().catch(() => undefined)
  }
