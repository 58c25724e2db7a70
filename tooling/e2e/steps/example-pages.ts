import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { NamedLists } from '@camping/contract/favourite-lists.schemas.ts'
import type { StartedPurchase, VoucherSale } from '@camping/contract/voucher-sale.schemas.ts'
import { buildPath, type RouteParams } from '@camping/editions/build-path.ts'
import { markets, type SiteCode } from '@camping/editions/markets.ts'
import { routeNames, type RouteName } from '@camping/editions/routes.ts'
import { appOf, houseBrand, shows } from '../all-apps.ts'
import { recordBooking } from '../booking-records.ts'
import { plainRequest } from '../plain-request.ts'
import { runState } from '../run-state.ts'
import { tokenOfBrand } from '../signed-in-customer.ts'
import { fromSomeNetwork } from '../some-network.ts'

export interface Edition {
  readonly brand: string
  readonly site: SiteCode
  /** Where browsers reach the brand, without a slash at the end. */
  readonly origin: string
}

/** An edition of the server under test; browsers and `plainRequest` lead names below .localhost to this machine. */
export function editionAt(address: string, site: SiteCode, brand = houseBrand): Edition {
  if (brand === houseBrand) return { brand, site, origin: address }
  return { brand, site, origin: `http://${appOf(brand, site).localHost}:${new URL(address).port}` }
}

/** The parts of the navigation that examples are taken from. */
interface Navigation {
  readonly funnels: readonly {
    readonly slug: string
    readonly countries: readonly {
      readonly slug: string
      readonly areas: readonly {
        readonly slug: string
        readonly cities: readonly { readonly slug: string }[]
      }[]
    }[]
  }[]
  readonly taggedPages: Readonly<Record<string, { readonly slug: string }>>
  readonly themes: readonly { readonly slug: string }[]
}

interface Found {
  readonly stay: { readonly date: string; readonly nights: number }
  readonly sites: readonly {
    readonly id: number
    readonly slug: string
    readonly bestAccommodation: { readonly id: number } | null
    /** Told where few are left. */
    readonly unitsLeft: number | null
    readonly meta: Readonly<Record<'funnel' | 'country' | 'area', { readonly slug: string }>>
  }[]
}

interface Cart {
  readonly id: string
  readonly total: number
  readonly currency: string
}

/** A booking nobody has: pages of the portal ask for the login before they look. */
const bookingId = 'ZZZZZZZZZZ'

/** How long the examples of a run are used, ms: a cart holds its stay for twenty minutes, and some runs take longer. */
const lasting = 12 * 60_000

export type ExamplePages = Readonly<Record<RouteName, string>>

/**
 * One address for every route of the route table in an edition, with parameters that its navigation and its search name
 * and a booking made for checkout and confirmation. A brand without places of its own gets those of the house, where
 * they exist. Made once for an edition and a run: the server lets nobody make many carts in a minute.
 */
export async function examplePages(edition: Edition): Promise<ExamplePages> {
  const folder = join(runState().folder, 'examples')
  const file = join(folder, `${edition.brand}-${edition.site}.json`)
  if (existsSync(file) && Date.now() - statSync(file).mtimeMs < lasting)
    return JSON.parse(readFileSync(file, 'utf8')) as ExamplePages
  const pages = await findExamples(edition)
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(pages))
  renameSync(`${file}.${process.pid}`, file)
  return pages
}

async function findExamples(edition: Edition): Promise<ExamplePages> {
  const { site } = edition
  const navigation = await callApi<Navigation>({ ...edition, brand: houseBrand }, 'navigation/groups')
  const place = placeOf(navigation)
  const { cart, campsite } = await openCart(edition)
  const { cart: booked } = await openCart(edition)
  await book(edition, booked)
  const { sites } = await callApi<Found>(edition, 'search/sites', {})
  const ids = sites.slice(0, 2).map(({ id }) => id)
  const tagged = { slug: navigation.taggedPages['early-booking']?.slug ?? '' }
  const params: Partial<Record<RouteName, RouteParams>> = {
    site: campsite,
    taggedPage: tagged,
    funnelTaggedPage: { ...place, ...tagged },
    info: { slug: navigation.taggedPages['terms']?.slug ?? '' },
    theme: { slug: navigation.themes[0]?.slug ?? '' },
    booking: { cartId: cart.id },
    bookingConfirmation: { cartId: booked.id },
    sharedList: { key: await shareList(edition, ids) },
    voucherBought: { address: await buyVoucher(edition) },
  }
  // An address that needs more than its path: `/search` without a search leads elsewhere.
  const queries: Partial<Record<RouteName, string>> = {
    search: `?country=${place['country']}`,
    freeSearch: '?query=camping',
    compare: `?${ids.map((id) => `items=${id}`).join('&')}`,
  }
  return Object.fromEntries(
    routeNames.map((name) => [
      name,
      buildPath(site, name, params[name] ?? { ...place, bookingId }) + (queries[name] ?? ''),
    ]),
  ) as Record<RouteName, string>
}

/** The address of a gift voucher that nobody has paid; of none where the brand sells none. */
async function buyVoucher(edition: Edition): Promise<string> {
  if (!appOf(edition.brand, edition.site).supports.voucherSale) return 'A'.repeat(22)
  const sale = await callApi<VoucherSale>(edition, 'gift-vouchers')
  const [method] = sale.providers
  const order = {
    amount: sale.presets[0],
    recipient: '',
    message: '',
    buyerName: 'Anna de Vries',
    email: `examples-${edition.site}@example.org`,
    acceptsTerms: true,
    provider: method?.paymentProviderIdentifier,
    paymentMethod: method?.paymentMethodIdentifier,
    idempotencyKey: randomBytes(16).toString('base64url'),
  }
  return (await callApi<StartedPurchase>(asPage(edition), 'gift-vouchers/purchases', order)).address
}

/** The key of a list of a customer's favourites to which whoever has it may add; of none where the brand has no such lists. */
async function shareList(edition: Edition, siteIds: readonly number[]): Promise<string> {
  if (!shows(appOf(edition.brand, edition.site), 'sharedList')) return 'A'.repeat(43)
  const cookie = `session=${tokenOfBrand(edition.brand)}; login-type=email`
  const owner = asPage(edition, { cookie })
  const path = 'customer-portal/favourite-lists'
  const name = `Summer ${edition.site}`
  const listNamed = ({ lists }: NamedLists) => lists.find((list) => list.name === name)
  const made = listNamed(await callApi<NamedLists>(owner, path, { name, siteIds }))
  const sharing = `${path}/${made?.id}/sharing`
  const put = { ...owner, method: 'PUT' } as const
  const shared = listNamed(await callApi<NamedLists>(put, sharing, { othersAdd: true }))
  return shared?.sharing?.token ?? ''
}

/** As the edition's own page calls: the host gives the browser its key. */
const asPage = (edition: Edition, headers: Readonly<Record<string, string>> = {}) => ({
  ...edition,
  headers: { ...headers, origin: edition.origin, 'sec-fetch-site': 'same-origin' },
})

interface CallOptions {
  readonly headers?: Readonly<Record<string, string>>
  /** Of a call with a body. */
  readonly method?: 'POST' | 'PUT'
}

/** An answer of the API in an edition, as its pages get it. */
export async function callApi<Reply>(
  { brand, site, origin, headers, method = 'POST' }: Edition & CallOptions,
  call: string,
  body?: object,
): Promise<Reply> {
  const path = `/api/twenty/v2/${brand}/${markets[site].apiLocale}/${call}`
  const from = fromSomeNetwork()
  const answer = await plainRequest(
    origin,
    path,
    body
      ? {
          method,
          body: JSON.stringify(body),
          headers: { ...from, ...headers, 'content-type': 'application/json' },
        }
      : { headers: from },
  )
  if (answer.status !== 200 && answer.status !== 201)
    throw new Error(`${answer.status} ${path}: ${answer.body.slice(0, 200)}`)
  return JSON.parse(answer.body) as Reply
}

/** The first place of the navigation that goes all the way down to a city. */
function placeOf({ funnels }: Navigation): RouteParams {
  for (const funnel of funnels)
    for (const country of funnel.countries)
      for (const area of country.areas)
        for (const city of area.cities)
          return { funnel: funnel.slug, country: country.slug, area: area.slug, city: city.slug }
  throw new Error('The navigation names no city')
}

/**
 * A cart for the first campsite of the search that has room, and more than a few units if any has: journeys look at it for
 * minutes, while others book.
 */
export async function openCart(edition: Edition): Promise<{ cart: Cart; campsite: RouteParams }> {
  const { stay, sites } = await callApi<Found>(edition, 'search/sites', { paging: { page: 1, limit: 50 } })
  const roomy = sites.filter(({ unitsLeft }) => unitsLeft === null)
  for (const { slug, meta, bestAccommodation } of [...roomy, ...sites]) {
    if (!bestAccommodation) continue
    const cart = await callApi<Cart>(edition, 'cart', {
      accommodationId: bestAccommodation.id,
      date: stay.date,
      duration: stay.nights,
      persons: { adults: 2, children: [] },
    }).catch((error: Error) => {
      // Somebody else took the last one; the next campsite will do.
      if (error.message.startsWith('409')) return undefined
      throw error
    })
    const { funnel, country, area } = meta
    const campsite = { site: slug, funnel: funnel.slug, country: country.slug, area: area.slug }
    if (cart) return { cart, campsite }
  }
  throw new Error(`Nothing is free in ${edition.site}`)
}

/** Books a cart as a guest, and leaves a note for the look into the database. */
async function book(edition: Edition, { id, total, currency }: Cart): Promise<void> {
  const { bookingRef } = await callApi<{ bookingRef: string }>(edition, `cart/${id}/book`, {
    idempotencyKey: `route-${id}`,
    booker: guestOf(id),
    travellers: [{ firstName: 'Alex', lastName: 'Example' }],
    acceptedTotal: total,
    acceptedTerms: true,
  })
  recordBooking(runState().folder, {
    journey: `routes of ${edition.brand} ${edition.site}`,
    site: edition.site,
    cartId: id,
    bookingRef,
    currency,
    total,
    adults: 2,
    childAges: [],
  })
}

/** The guest of one cart: an e-mail address books a few stays an hour. */
export const guestOf = (cartId: string) => ({
  ...guest,
  email: `robin.${cartId.toLowerCase().replaceAll('_', '-')}@guest.example`,
})

export const guest = {
  firstName: 'Robin',
  lastName: 'Example',
  email: 'robin@guest.example',
  phonePrefix: '+44',
  phoneNumber: '2079460123',
  street: 'Long Lane',
  houseNumber: '12a',
  postcode: 'BS1 4QA',
  city: 'Bristol',
  country: 'GB',
}
