import type { FastifyInstance } from 'fastify'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable, Writable } from 'node:stream'

/** A call of the API by the host of its process. */
export interface InProcessCall {
  readonly method: string
  /** Path and query. */
  readonly url: string
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  /** The visitor's; limits count it. */
  readonly remoteAddress: string
  readonly body?: string | undefined
}

/** What the API answered. */
export interface InProcessReply {
  readonly status: number
  readonly header: (name: string) => string
  /** What was found, as the schema of the reply has it; otherwise the text of a problem, or of nothing. */
  readonly found: { readonly value: unknown } | undefined
  readonly text: string
}

/**
 * Calls the API without a socket: all hooks of the server run, so limits, validation and sessions are those of any other
 * call. Only the bytes of HTTP are left out, and what was found is handed over as it is instead of as JSON, which the
 * caller would read at once (304). Rejects when the server breaks off.
 */
export function callInProcess(api: FastifyInstance, call: InProcessCall): Promise<InProcessReply> {
  return new Promise((done, fail) => {
    const request = new CallRequest(call)
    const response = new CallResponse()
    response.once('error', fail)
    response.once('finish', () =>
      done({
        status: response.statusCode,
        header: (name) => String(response.getHeader(name) ?? ''),
        found: request.found,
        text: response.text(),
      }),
    )
    api.routing(request as unknown as IncomingMessage, response as unknown as ServerResponse)
  })
}

/**
 * Hands what was found to a caller in this process. False for a call that came over a socket, which is no instance of
 * the class; then it must be sent.
 */
export function handOver(request: unknown, find: () => unknown): boolean {
  if (!(request instanceof CallRequest)) return false
  request.found = { value: find() }
  return true
}

/** The parts of `IncomingMessage` that the server reads. */
class CallRequest extends Readable {
  readonly method: string
  url: string
  readonly headers: Record<string, string>
  readonly socket: { readonly remoteAddress: string }
  readonly httpVersion = '1.1'
  readonly httpVersionMajor = 1
  readonly httpVersionMinor = 1
  readonly aborted = false
  found: { readonly value: unknown } | undefined
  readonly #body: string | undefined

  constructor({ method, url, headers, remoteAddress, body }: InProcessCall) {
    super({ autoDestroy: false })
    this.method = method
    this.url = url
    this.headers = { host: 'localhost', ...headers }
    if (body !== undefined) this.headers['content-length'] = String(Buffer.byteLength(body))
    this.socket = { remoteAddress }
    this.#body = body
  }

  override _read(): void {
    if (this.#body) this.push(this.#body)
    this.push(null)
  }
}

type HeaderValue = string | number | readonly string[]

/** The parts of `ServerResponse` that the server writes. */
class CallResponse extends Writable {
  statusCode = 200
  headersSent = false
  readonly #headers = new Map<string, HeaderValue>()
  readonly #chunks: Buffer[] = []

  override _write(chunk: Buffer, _encoding: BufferEncoding, written: () => void): void {
    this.headersSent = true
    this.#chunks.push(chunk)
    written()
  }

  text(): string {
    return this.#chunks.length > 0 ? Buffer.concat(this.#chunks).toString() : ''
  }

  writeHead(status: number, headers: Readonly<Record<string, HeaderValue>> = {}): this {
    this.statusCode = status
    for (const [name, value] of Object.entries(headers)) this.setHeader(name, value)
    this.headersSent = true
    return this
  }

  setHeader(name: string, value: HeaderValue): this {
    this.#headers.set(name.toLowerCase(), value)
    return this
  }

  getHeader(name: string): HeaderValue | undefined {
    return this.#headers.get(name.toLowerCase())
  }

  getHeaders(): Record<string, HeaderValue> {
    return Object.fromEntries(this.#headers)
  }

  hasHeader(name: string): boolean {
    return this.#headers.has(name.toLowerCase())
  }

  removeHeader(name: string): void {
    this.#headers.delete(name.toLowerCase())
  }
}
