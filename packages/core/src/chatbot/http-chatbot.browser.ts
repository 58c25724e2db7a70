import type { ChatbotAdapter, ChatbotReply, ChatbotStart } from './chatbot-adapter.ts'

/** Milliseconds for an answer. */
const patience = 20_000

const isText = (value: unknown): value is string => typeof value === 'string'

/** A reply as the page may show it: text and a path of its own host, whatever else came. Throws for anything else. */
export function readReply(reply: unknown): ChatbotReply {
  const { kind, text, source } = (reply ?? {}) as Record<string, unknown>
  if (kind === 'unknown' || kind === 'token-ended') return { kind }
  if (kind !== 'answer' || !isText(text) || text.trim() === '') throw new Error('No answer of a chatbot')
  const { title, path } = (source ?? {}) as Record<string, unknown>
  // Another host's page would be advertised in our name.
  const isOwn = isText(title) && isText(path) && /^\/[a-z][^\\\s]*$/.test(path)
  return { kind, text: text.slice(0, 2000), ...(isOwn && { source: { title, path } }) }
}

/**
 * A chatbot that speaks the protocol of docs/contracts/chatbot.md. Calls carry neither cookies nor a referrer.
 * @param url of the service, without a slash at the end
 */
export function httpChatbot(url: string): ChatbotAdapter {
  let conversation: string | undefined
  const call = async (method: 'POST' | 'DELETE', path: string, body?: object): Promise<Response> =>
    fetch(`${url}/conversations${path}`, {
      method,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      ...(method === 'DELETE' ? { keepalive: true } : { signal: AbortSignal.timeout(patience) }),
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
  const close = async (): Promise<void> => {
    const ended = conversation
    conversation = undefined
    if (ended !== undefined) await call('DELETE', `/${encodeURIComponent(ended)}`)
  }
  let last: ChatbotStart | undefined
  const start = async (place: ChatbotStart): Promise<void> => {
    last = place
    // Whether the service has forgotten it changes nothing for the next one.
    void close().catch(() => undefined)
    const answer = await call('POST', '', place)
    const { conversation: id } = answer.ok ? ((await answer.json()) as { conversation?: unknown }) : {}
    if (!isText(id)) throw new Error(`The chatbot answered ${answer.status}`)
    conversation = id
  }
  const put = (question: string) =>
    call('POST', `/${encodeURIComponent(conversation ?? '')}/questions`, { question })
  return {
    start,
    close,
    async ask(question) {
      let answer = await put(question)
      if (answer.status === 404 && last) {
        // The service restarted, or the conversation was the oldest one.
        await start(last)
        answer = await put(question)
      }
      if (!answer.ok) throw new Error(`The chatbot answered ${answer.status}`)
      return readReply(await answer.json())
    },
  }
}
