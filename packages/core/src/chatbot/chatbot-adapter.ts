/** What a chatbot learns when a conversation starts. */
export interface ChatbotStart {
  /** The page is one of a signed-in customer (portal-9). */
  readonly authenticatedRoute: boolean
  /** For `GET chatbot/bookings` alone, of a few minutes; never the session. Without one nobody is signed in. */
  readonly token?: string
  /** BCP 47: 'en-IE'. */
  readonly language: string
  /** Site code: 'ie'. */
  readonly edition: string
  /** Path of the API for this brand and edition: '/api/twenty/v2/alder/ie'. */
  readonly apiPath: string
}

/** The page that says more about an answer; its path begins with the edition. */
interface ChatbotSource {
  readonly title: string
  readonly path: string
}

/** `unknown`: the chatbot has no good answer. */
export type ChatbotAnswer =
  | { readonly kind: 'answer'; readonly text: string; readonly source?: ChatbotSource }
  | { readonly kind: 'unknown' }

/** `token-ended`: it needs another token for this question. */
export type ChatbotReply = ChatbotAnswer | { readonly kind: 'token-ended' }

/** A chatbot as the slot knows it. One adapter holds one conversation; all calls reject when they fail. */
export interface ChatbotAdapter {
  /** Begins a conversation, in place of the one before. */
  start(place: ChatbotStart): Promise<void>
  /** Asks in the conversation that was started last. */
  ask(question: string): Promise<ChatbotReply>
  /** Ends the conversation, and has the chatbot forget it. */
  close(): Promise<void>
}
