import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { ChatbotAnswer } from './chatbot-adapter.ts'

/** A line of the conversation. */
export type ChatLine = { readonly kind: 'question'; readonly text: string } | ChatbotAnswer

interface ChatbotState {
  readonly lines: readonly ChatLine[]
  readonly status: 'ready' | 'busy' | 'failed' | 'offline'
}

/** A store that may contain the conversation. */
export interface ChatbotHolder {
  readonly chatbot?: ChatbotState
}

const initialState: ChatbotState = { lines: [], status: 'ready' }

/** A document's conversation with the chatbot. It is personal, so it lives as long as the document and is never stored (security-7). */
export const chatbotSlice = createSlice({
  name: 'chatbot',
  initialState,
  reducers: {
    questionAsked: (state, { payload: text }: PayloadAction<string>) => {
      state.lines.push({ kind: 'question', text })
    },
    asking: (state) => {
      state.status = 'busy'
    },
    answered: (state, { payload }: PayloadAction<ChatbotAnswer>) => {
      state.lines.push(payload)
      state.status = 'ready'
    },
    notAnswered: (state, { payload: status }: PayloadAction<'failed' | 'offline'>) => {
      state.status = status
    },
    conversationEnded: () => initialState,
  },
})

export const { questionAsked, asking, answered, notAnswered, conversationEnded } = chatbotSlice.actions

/** The visitor's last question; undefined before the first. */
export const lastQuestion = ({ chatbot }: ChatbotHolder): string | undefined =>
  chatbot?.lines.findLast((line) => line.kind === 'question')?.text
