import { buildPath } from '@camping/editions/build-path.ts'
import { siteCodes } from '@camping/editions/markets.ts'
import { routeNames } from '@camping/editions/routes.ts'
import { nastyKeys, nastyTexts } from './nasty-values.ts'
import type { OpenedWorld } from './open-world.ts'
import { headerText, percentEncoded, type Call } from './random-call.ts'
import type { Random } from './seeded-random.ts'

const hosts = [
  'localhost',
  'lakeland.localhost',
  'LOCALHOST.',
  'evil.example',
  '[::1]',
  'localhost:99999',
  'a..b',
  '-',
  'xn--a',
]
const queryKeys =
  'query funnel country city area date duration children adults funnels countries areas facilities accommodations bedrooms page token verify agent step action state orderIdHash sort'
const values = [
  '',
  '0',
  '-1',
  '2',
  '1e9',
  'NaN',
  '2027-07-03',
  '2027-02-30',
  'italy',
  'pitch',
  '99999999999999999',
]
const files = [
  '/robots.txt',
  '/sitemap.xml',
  '/images/a.webp',
  '/_app/web/x.js',
  '/favicon.ico',
  '/tiles/0/0/0',
  '/.well-known/security.txt',
  '/api',
  '/ready',
]
const headerNames = [
  'accept-language',
  'accept-encoding',
  'user-agent',
  'referer',
  'if-none-match',
  'range',
  'origin',
  'sec-fetch-site',
  'content-type',
]
const methods = [...Array<string>(14).fill('GET'), 'HEAD', 'POST', 'OPTIONS']

/** Unchanged where a request line allows it, else percent-encoded; sometimes encoded twice or in part. */
function segment(text: string, random: Random): string {
  const encoded = percentEncoded(text)
  if (random.chance(0.1)) return percentEncoded(encoded)
  if (random.chance(0.05)) return encoded.slice(0, -1)
  return random.chance(0.2) && /^[\x21-\x7e]+$/.test(text) ? text : encoded
}

/** A path of the route table with existing places. */
function realPath({ sites, known }: OpenedWorld, random: Random): string {
  const site = random.pick(sites)
  const { funnel, country, area, city } = site.meta
  const any = (key: string) => String(random.pick(known[key] ?? ['x']))
  const params: Record<string, string> = {
    funnel: funnel.slug,
    country: country.slug,
    area: area.slug,
    city: city.slug,
    site: site.slug,
    slug: site.slug,
    cartId: any('cartId'),
    bookingId: any('bookingId'),
    ref: any('bookingId'),
  }
  const complete = new Proxy(params, { get: (known_, key: string) => known_[key] ?? 'book-early' })
  return buildPath(random.pick(siteCodes), random.pick(routeNames), complete)
}

/** A page's address with an anomaly in path, query, host, cookies or other headers. */
export function randomAddress(world: OpenedWorld, random: Random): Call {
  const segments = (random.chance(0.06) ? random.pick(files) : realPath(world, random)).split('/')
  for (let left = random.pick([0, 0, 0, 0, 1, 2]); left > 0; left -= 1) {
    const at = 1 + random.below(segments.length)
    segments.splice(at, random.below(2), segment(random.pick(nastyTexts), random))
  }
  const query = Array.from({ length: random.pick([0, 0, 1, 2, 5, 30]) }, () => {
    const key = random.chance(0.1) ? random.pick(nastyKeys) : random.pick(queryKeys.split(' '))
    const value = random.chance(0.5) ? random.pick(values) : random.pick(nastyTexts)
    return `${segment(key, random)}=${segment(value, random)}`
  })
  const headers: Record<string, string> = {
    'x-forwarded-for': `10.${random.below(256)}.${random.below(256)}.${random.below(256)}`,
  }
  if (random.chance(0.15)) headers['host'] = random.pick(hosts)
  if (random.chance(0.4)) headers['cookie'] = cookies(world, random)
  if (random.chance(0.2)) headers[random.pick(headerNames)] = headerText(random.pick(nastyTexts))
  const method = random.pick(methods)
  const path = segments.join('/').slice(0, 8_000) || '/'
  return {
    method,
    path: query.length > 0 ? `${path}?${query.join('&')}` : path,
    headers,
    ...((method === 'POST' || method === 'PUT') && { body: random.pick(nastyTexts).slice(0, 200) }),
  }
}

const cookieNames = [
  'search',
  'locale',
  'consent',
  'session',
  '__Host-session',
  'rememberedPath',
  'loginType',
  'cart',
  'visitor',
  'draft',
]

function cookies({ tokens }: OpenedWorld, random: Random): string {
  return Array.from({ length: 1 + random.below(4) }, () => {
    const name = random.pick(cookieNames)
    const value = random.chance(0.3) ? random.pick(tokens) : segment(random.pick(nastyTexts), random)
    return `${name}=${value}`
  })
    .join('; ')
    .slice(0, 4_000)
}
