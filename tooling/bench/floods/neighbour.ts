import { requestFrom, type Reply } from './request-from.ts'

/** Actions of another customer during a flood. */
export const deeds = ['sign-in', 'cart', 'payment page', 'picture'] as const
export type Deed = (typeof deeds)[number]

export interface Visit {
  readonly deed: Deed
  readonly milliseconds: number
  /** Whether the visit succeeded. */
  readonly served: boolean
}

export interface Neighbour {
  /** Runs every action once, in sequence. */
  round(): Promise<Visit[]>
  readonly cookie: string
  readonly paymentPage: string
}

interface Found {
  readonly sites: readonly { readonly bestAccommodation: { readonly id: number } | null }[]
}

export const api = '/api/twenty/v2/alder/couk'
/** The payment page's text without available providers. */
const closed = 'Online payment is unavailable'

const booker = {
  firstName: 'Robin',
  lastName: 'Example',
  phonePrefix: '+44',
  phoneNumber: '2079460123',
  street: 'Long Lane',
  houseNumber: '12a',
  postcode: 'BS1 4QA',
  city: 'Bristol',
  country: 'GB',
}

/** Order body for a cart. */
export const orderOf = (cart: { id: string; total: number }, email: string) => ({
  idempotencyKey: `flood-${cart.id}`,
  booker: { ...booker, email },
  travellers: [{ firstName: 'Alex', lastName: 'Example' }],
  acceptedTotal: cart.total,
  acceptedTerms: true,
})

/** A stay of next summer: two persons, one week; the number selects the week. */
export function stayIn(week: number): { date: string; duration: number } {
  const first = Date.UTC(new Date().getUTCFullYear() + 1, 5, 1)
  const saturday = first + ((6 - new Date(first).getUTCDay() + 7) % 7) * 86_400_000
  return { date: new Date(saturday + week * 7 * 86_400_000).toISOString().slice(0, 10), duration: 7 }
}

/** Free accommodations in a week. */
export async function freeIn(origin: string, week: number): Promise<number[]> {
  const body = { parameters: stayIn(week), paging: { limit: 50, page: 1 } }
  const answer = await requestFrom('127.0.0.3', origin, { method: 'POST', path: `${api}/search/sites`, body })
  const { sites } = JSON.parse(answer.body) as Found
  return sites.flatMap(({ bestAccommodation }) => (bestAccommodation ? [bestAccommodation.id] : []))
}

/** Opens a cart from an address of this machine. */
export async function openCart(
  from: string,
  origin: string,
  { accommodationId, week }: { accommodationId: number; week: number },
): Promise<Reply> {
  const body = { accommodationId, ...stayIn(week), persons: { adults: 2, children: [] } }
  return requestFrom(from, origin, { method: 'POST', path: `${api}/cart`, body })
}

let movedIn = 0

/**
 * A visitor with a booking, a cart and an open session. Each round uses a new address, never the flood's.
 * @param pictures paths of pictures that nothing else requests
 */
export async function moveIn(origin: string, pictures: Iterator<string>): Promise<Neighbour> {
  const must = (answer: Reply, what: string): Reply => {
    if (answer.status === 200) return answer
    throw new Error(`${what}: ${answer.status} ${answer.body.slice(0, 200)}`)
  }
  movedIn += 1
  const home = `127.0.1.${movedIn}`
  const [first = 0, second = 0] = (await freeIn(origin, 0)).slice(2 * movedIn)
  const bought = JSON.parse(
    must(await openCart(home, origin, { accommodationId: first, week: 0 }), 'cart').body,
  )
  const email = `robin.${movedIn}.${Date.now()}@guest.example`
  const order = {
    method: 'POST',
    path: `${api}/cart/${bought.id}/book`,
    body: orderOf(bought, email),
  } as const
  const { bookingRef } = JSON.parse(must(await requestFrom(home, origin, order), 'order').body)
  const cart = JSON.parse(
    must(await openCart(home, origin, { accommodationId: second, week: 0 }), 'cart').body,
  )
  const signIn = {
    method: 'POST',
    path: `${api}/customer-portal/authenticate-booking`,
    body: { email, bookingRef },
  } as const
  const cookie = must(await requestFrom(home, origin, signIn), 'sign-in').cookies.join('; ')
  const paymentPage = `/uk/profile/my-bookings/${bookingRef}/payment`
  let rounds = 0
  return {
    cookie,
    paymentPage,
    async round() {
      rounds += 1
      const from = `127.0.${10 + (rounds >> 8)}.${rounds & 255}`
      const visits: Visit[] = []
      const visit = async (deed: Deed, planned: Parameters<typeof requestFrom>[2]) => {
        const { status, body, milliseconds } = await requestFrom(from, origin, planned)
        const served = status === 200 && !(deed === 'payment page' && body.includes(closed))
        visits.push({ deed, milliseconds, served })
      }
      await visit('sign-in', signIn)
      await visit('cart', { path: `${api}/cart/${cart.id}` })
      await visit('payment page', { path: paymentPage, cookie })
      const picture = pictures.next()
      if (picture.done) throw new Error('There are no pictures left that nobody has asked for')
      await visit('picture', { path: picture.value })
      return visits
    },
  }
}
