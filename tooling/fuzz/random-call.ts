import type { Operation } from './api-document.ts'
import { mutateBody } from './mutate-body.ts'
import { nastyKeys, nastyTexts } from './nasty-values.ts'
import type { Random } from './seeded-random.ts'
import { validValue, type KnownValues } from './valid-value.ts'

/** A request as it goes out. */
export interface Call {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/** The ingredients of a call. */
export interface World {
  readonly known: KnownValues
  /** Bearer tokens: of customers, of single bookings, of agents. */
  readonly tokens: readonly string[]
  /** Keys of drafts. */
  readonly draftKeys: readonly string[]
  /** Carts that can be booked, at their totals. */
  readonly open: readonly { readonly id: string; readonly total: number }[]
}

const editions = [
  ...Array<string>(12).fill('alder/nl'),
  'alder/couk',
  'alder/de',
  'alder/frfr',
  'lakeland/nl',
  'nobody/xx',
]
const contentTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-7',
  '',
]

/** Percent-encodes the bytes of a text, including lone surrogates, which no client should send. */
export function percentEncoded(text: string): string {
  return [...Buffer.from(text, 'utf8')]
    .map((byte) => {
      const sign = String.fromCharCode(byte)
      return /[\w.~-]/.test(sign) ? sign : `%${byte.toString(16).padStart(2, '0')}`
    })
    .join('')
}

/** A text in an address: properly encoded, or unchanged where a request line allows it. */
const inAddress = (value: unknown, random: Random): string => {
  const text = String(value)
  return random.chance(0.08) && /^[\x21-\x7e]+$/.test(text) ? text : percentEncoded(text)
}

/** A call of the document: valid, or with an error in its path, query, body or headers. */
export function randomCall(operations: readonly Operation[], world: World, random: Random): Call {
  const { tokens, draftKeys } = world
  const operation = random.pick(operations)
  const cart = operation.path.endsWith('/book') ? random.pick(world.open) : undefined
  const known = cart ? { ...world.known, id: [cart.id], acceptedTotal: [cart.total] } : world.known
  const isWrong = random.chance(0.8)
  const [brand = '', apiLocale = ''] = random.pick(editions).split('/')
  const edition: Readonly<Record<string, string>> = { brand, apiLocale }
  const valueOf = ({ name, schema }: Operation['parameters'][number]) =>
    isWrong && random.chance(0.2)
      ? random.pick(nastyTexts)
      : (edition[name] ?? validValue(schema, { random, known }, name))
  const inPath = new Map(
    operation.parameters.filter((one) => one.in === 'path').map((one) => [one.name, valueOf(one)]),
  )
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    inAddress(edition[name] ?? inPath.get(name) ?? '', random),
  )
  const query = operation.parameters
    .filter((one) => one.in === 'query' && (one.required || random.chance(0.6)))
    .flatMap((one) => [valueOf(one)].flat().map((value) => `${one.name}=${inAddress(value, random)}`))
  if (isWrong && random.chance(0.15))
    query.push(`${inAddress(random.pick(nastyKeys), random)}=${inAddress(random.pick(nastyTexts), random)}`)
  if (isWrong && random.chance(0.05) && query[0]) query.push(query[0])

  const headers: Record<string, string> = {
    // Limits count addresses, so each call comes from a new one.
    'x-forwarded-for': `10.${random.below(256)}.${random.below(256)}.${random.below(256)}`,
  }
  if (random.chance(0.6) && tokens.length > 0) headers['authorization'] = `Bearer ${random.pick(tokens)}`
  if (/draft/.test(operation.path)) headers['x-draft-key'] = random.pick(draftKeys)
  if (isWrong && random.chance(0.1)) {
    const name = random.pick([
      'authorization',
      'x-draft-key',
      'user-agent',
      'referer',
      'accept-language',
      'cookie',
    ])
    headers[name] = headerText(random.pick(nastyTexts))
  }
  if (!operation.body) return { method: operation.method, path: withQuery(path, query), headers }
  const valid = validValue(operation.body, { random, known })
  const body = isWrong && random.chance(0.9) ? mutateBody(valid, random) : valid
  headers['content-type'] = isWrong && random.chance(0.03) ? random.pick(contentTypes) : 'application/json'
  return {
    method: operation.method,
    path: withQuery(path, query),
    headers,
    body: isWrong && random.chance(0.02) ? JSON.stringify(body).slice(0, -1) : JSON.stringify(body),
  }
}

const withQuery = (path: string, query: readonly string[]) =>
  query.length > 0 ? `${path}?${query.join('&')}` : path

/** The part of a text that a header line can carry. */
export const headerText = (text: string): string =>
  Buffer.from(text, 'utf8')
    .toString('latin1')
    .replace(/[^\x20-\x7e\x80-\xff]/g, '')
