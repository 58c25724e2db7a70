/** One item of an envelope: its kind, and its payload when that is a JSON object. */
interface EnvelopeItem {
  readonly type: string
  readonly payload: Readonly<Record<string, unknown>>
  /** Bytes of the payload. */
  readonly size: number
}

export interface Envelope {
  readonly headers: Readonly<Record<string, unknown>>
  readonly items: readonly EnvelopeItem[]
}

const mostItems = 100
const newline = 0x0a

const objectIn = (bytes: Buffer): Readonly<Record<string, unknown>> | undefined => {
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8'))
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}

/**
 * Reads an envelope: a line of JSON headers, then items, each a line of headers and a payload of the length that they name, or
 * else of one line. Undefined for anything that is no envelope.
 */
export function readEnvelope(body: Buffer): Envelope | undefined {
  let at = 0
  const line = () => {
    const end = body.indexOf(newline, at)
    const text = body.subarray(at, end === -1 ? body.length : end)
    at = end === -1 ? body.length : end + 1
    return text
  }
  const headers = objectIn(line())
  if (!headers) return undefined
  const items: EnvelopeItem[] = []
  while (at < body.length && items.length < mostItems) {
    const itemHeaders = objectIn(line())
    if (!itemHeaders || typeof itemHeaders['type'] !== 'string') return undefined
    const { type, length } = itemHeaders as { type: string; length?: unknown }
    let payload: Buffer
    if (typeof length === 'number' && Number.isInteger(length) && length >= 0) {
      payload = body.subarray(at, at + length)
      at += length
      if (body[at] === newline) at += 1
    } else payload = line()
    items.push({ type, payload: objectIn(payload) ?? {}, size: payload.length })
  }
  return { headers, items }
}
