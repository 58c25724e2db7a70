import { Webhook } from 'standardwebhooks'

/** A secret that everybody knows: it signs nothing but demonstrations. */
export const sandboxWebhookSecret = `whsec_${Buffer.from('sandbox-webhooks-of-a-campsite-0').toString('base64')}`

/** A webhook as it arrived. */
export interface ReceivedWebhook {
  readonly number: number
  /** ISO 8601. */
  readonly at: string
  /** `webhook-id`: the same for every delivery of one event. */
  readonly id: string
  /** Whether signature and time are right. */
  readonly verified: boolean
  /** Why not; empty for a verified one. */
  readonly fault: string
  /** It was delivered before. */
  readonly repeated: boolean
  readonly type: string
  readonly bookingRef: string
  readonly site: string
  readonly body: unknown
}

/** Enough for a day of demonstrations. */
const mostWebhooks = 500

type Headers = Readonly<Record<string, string | string[] | undefined>>

/** What a campsite's own software would receive: each delivery is verified as the library of Standard Webhooks does it. */
export function webhookInbox() {
  const verifier = new Webhook(sandboxWebhookSecret)
  let received: ReceivedWebhook[] = []
  let statuses: number[] = []
  let last = 0
  return {
    /** Takes a delivery. Returns the status to answer. */
    take(text: string, headers: Headers): number {
      const [planned, ...rest] = statuses
      if (planned !== undefined) {
        statuses = rest
        return planned
      }
      const id = String(headers['webhook-id'] ?? '')
      const fault = faultOf(() => verifier.verify(text, stringsOf(headers)))
      const body = jsonIn(text)
      last += 1
      received = [
        {
          number: last,
          at: new Date().toISOString(),
          id,
          verified: fault === '',
          fault,
          repeated: received.some((one) => one.id === id),
          type: textAt(body, 'type'),
          bookingRef: textAt(body, 'data', 'bookingRef'),
          site: textAt(body, 'data', 'site', 'name'),
          body: fault === '' ? body : null,
        },
        ...received,
      ].slice(0, mostWebhooks)
      return fault === '' ? 204 : 401
    },
    /** Newest first. */
    all: (): readonly ReceivedWebhook[] => received,
    /** The next deliveries are answered with these, and not taken. */
    plan: (next: readonly number[]): void => void (statuses = [...next]),
    forget(): void {
      received = []
      statuses = []
    },
  }
}

function faultOf(verify: () => unknown): string {
  try {
    verify()
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : 'not verified'
  }
}

const stringsOf = (headers: Headers): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value ?? '')]))

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** A text within nested objects; empty where there is none. */
function textAt(value: unknown, ...path: readonly string[]): string {
  const found = path.reduce<unknown>(
    (within, name) =>
      typeof within === 'object' && within !== null ? (within as Record<string, unknown>)[name] : undefined,
    value,
  )
  return typeof found === 'string' ? found : ''
}
