import { lookup } from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { LastingFailure } from '../jobs/outbox-handler.ts'
import { isPublicAddress, type WebhookTargets } from './public-address.ts'

export interface WebhookPost {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** A slower receiver counts as down. The whole conversation, names included; shorter than a claim of the outbox. */
const timeLimitMs = 10_000
/** Of an answer, only the status matters. */
const longestAnswer = 64 * 1024

/**
 * POSTs an event to a campsite's address, which is anybody's: only over https, only to public addresses (checked on the
 * very address of the connection, so that no name can change in between), no redirects, a bounded answer, a time limit.
 * @throws LastingFailure for an address that is not allowed, and for 410 Gone; Error for anything but 2xx.
 */
export async function postWebhook(
  { url, headers, body }: WebhookPost,
  targets: WebhookTargets & { readonly limitMs?: number },
): Promise<void> {
  const { protocol, hostname, username, password } = new URL(url)
  if (protocol !== 'https:' && !(targets.allowsThisMachine && protocol === 'http:'))
    throw new LastingFailure('A webhook needs https')
  if (username || password) throw new LastingFailure('A webhook takes no password in its address')
  const host = hostname.replace(/^\[|\]$/g, '')
  // A number as host is never looked up.
  if (isIP(host) && !isPublicAddress(host, targets)) throw notPublic(host)
  const status = await statusOf(url, { headers, body, targets })
  if (status === 410) throw new LastingFailure(`${host} answers 410: it wants no more events`)
  if (status >= 300 && status < 400) throw new Error(`${host} redirects (${status}), which is not followed`)
  if (status < 200 || status >= 300) throw new Error(`${host} answers ${status}`)
}

const notPublic = (host: string) => new LastingFailure(`${host} is no public address`)

function statusOf(
  url: string,
  {
    headers,
    body,
    targets,
  }: Omit<WebhookPost, 'url'> & { targets: WebhookTargets & { readonly limitMs?: number } },
): Promise<number> {
  const { request } = url.startsWith('https:') ? https : http
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      // A connection of its own: a pooled one would skip the check of the address.
      agent: false,
      lookup: publicLookup(targets),
      signal: AbortSignal.timeout(targets.limitMs ?? timeLimitMs),
      maxHeaderSize: 16 * 1024,
    })
    sent.on('error', (error: Error) =>
      reject(error.name === 'AbortError' ? new Error('No answer in time') : error),
    )
    sent.on('response', (answer) => {
      const { statusCode = 0 } = answer
      let size = 0
      answer.on('data', (chunk: Buffer) => {
        size += chunk.length
        if (size > longestAnswer) answer.destroy()
      })
      // However the body ends: the status was said.
      answer.on('error', () => undefined)
      answer.on('close', () => resolve(statusCode))
    })
    sent.end(body)
  })
}

/** Looks a name up and refuses it when any of its addresses is not public. */
const publicLookup =
  (targets: WebhookTargets): LookupFunction =>
  (host, options, done) => {
    lookup(host, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, [])
      const [first] = addresses
      if (!first || !addresses.every(({ address }) => isPublicAddress(address, targets)))
        return done(notPublic(host), [])
      return options.all ? done(null, addresses) : done(null, first.address, first.family)
    })
  }
