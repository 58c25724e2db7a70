import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { languageOfTag } from '../page/page-language.ts'
import { translator } from '../page/page-words.ts'
import { answerFromBookings, bookingPassages, bookingsReply } from './booking-answers.ts'
import { chatbotWords } from './chatbot-words.data.ts'
import { readHandbook, readSite, type ReadShop } from './knowledge.ts'
import { indexPassages } from './passage-index.ts'
import type { Passage } from './passage.ts'

/** What a page says when a conversation starts. Its paths are those of the shop that the browser shows. */
export const startRequest = z.object({
  edition: z.string().regex(/^[a-z-]{2,10}$/),
  apiPath: z.string().regex(/^\/api\/twenty\/v2\/[a-z-]{1,40}\/[a-z-]{2,10}$/),
  language: z.string().regex(/^[A-Za-z-]{2,10}$/),
  authenticatedRoute: z.boolean(),
  token: z.string().max(200).optional(),
})
type StartRequest = z.infer<typeof startRequest>

export type Answer =
  | { readonly kind: 'answer'; readonly text: string; readonly source?: Passage['source'] }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'token-ended' }

interface Conversation extends StartRequest {
  /** Origin of the shop. */
  readonly shop: string
}

/** Older ones are forgotten. */
const mostConversations = 200
/** Milliseconds after which the shop's pages are read again. */
const handbookLives = 5 * 60_000

class TokenEndedError extends Error {}

const reader =
  ({ shop, apiPath }: Conversation): ReadShop =>
  async (path, schema, token) => {
    const answer = await fetch(`${shop}${apiPath}/${path}`, {
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(10_000),
    })
    if (answer.status === 401) throw new TokenEndedError()
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
    return schema.parse(await answer.json())
  }

/** The conversations of this process, in memory. A stored question would be personal data. */
export function openConversations() {
  const known = new Map<string, Conversation>()
  const handbooks = new Map<string, { readonly until: number; readonly passages: Promise<Passage[]> }>()

  function handbookOf(conversation: Conversation): Promise<Passage[]> {
    const key = `${conversation.shop}${conversation.apiPath}`
    const present = handbooks.get(key)
    if (present && present.until > Date.now()) return present.passages
    const passages = readHandbook(reader(conversation), conversation.edition)
    handbooks.set(key, { until: Date.now() + handbookLives, passages })
    // What could not be read is read again with the next question.
    passages.catch(() => handbooks.delete(key))
    return passages
  }

  async function answer(conversation: Conversation, question: string): Promise<Answer> {
    const language = languageOfTag(conversation.language) ?? 'en-GB'
    const read = reader(conversation)
    const { token } = conversation
    const { bookings } =
      token === undefined ? { bookings: [] } : await read('chatbot/bookings', bookingsReply, token)
    const slugs = [...new Set(bookings.map(({ site }) => site.slug))]
    const [handbook, sites] = await Promise.all([
      handbookOf(conversation),
      // A campsite that has left the shop is no reason to answer nothing.
      Promise.all(slugs.map((slug) => readSite(read, slug, language).catch(() => []))),
    ])
    const about = bookingPassages(language)
    const passages = token === undefined ? [...handbook, ...about] : [...about, ...sites.flat(), ...handbook]
    const found = indexPassages(passages, language)(question)
    if (!found) return { kind: 'unknown' }
    if (!found.about)
      return { kind: 'answer', text: found.text, ...(found.source && { source: found.source }) }
    const text =
      token === undefined
        ? translator(chatbotWords, language)('sign-in')
        : answerFromBookings(found.about, bookings, { language, tag: conversation.language })
    return { kind: 'answer', text }
  }

  return {
    start(request: StartRequest, shop: string): string {
      const [oldest] = known.keys()
      if (known.size >= mostConversations && oldest !== undefined) known.delete(oldest)
      const id = randomUUID()
      known.set(id, { ...request, shop })
      return id
    },
    /** Undefined for an unknown conversation. */
    async ask(id: string, question: string): Promise<Answer | undefined> {
      const conversation = known.get(id)
      if (!conversation) return undefined
      try {
        return await answer(conversation, question)
      } catch (error) {
        if (error instanceof TokenEndedError) return { kind: 'token-ended' }
        throw error
      }
    },
    close: (id: string): void => void known.delete(id),
  }
}
