import { connect } from 'node:net'
import { requestFrom } from './request-from.ts'
import { api, openCart, orderOf, stayIn } from './neighbour.ts'

/** Input of a flood; plain data, because the flood runs on a separate thread. */
export interface FloodGround {
  readonly origin: string
  /** Booking of the customer whose payment page the flood requests. */
  readonly cookie: string
  readonly paymentPage: string
  readonly pictures: readonly string[]
  readonly accommodations: readonly number[]
}

/** One pass of a flood; reports the status of every answer, 0 for connections that the server closed. */
export type Flood = (ground: FloodGround, pass: number) => Promise<number[]>

const attacker = '127.0.0.9'

/** Runs `count` tasks, `atOnce` in parallel. */
async function together<Result>(
  { count, atOnce }: { count: number; atOnce: number },
  act: (index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  let next = 0
  const one = async (): Promise<void> => {
    while (next < count) results.push(await act(next++))
  }
  await Promise.all(Array.from({ length: atOnce }, one))
  return results
}

const statusOf = async (answer: ReturnType<typeof requestFrom>) => (await answer).status

/** Opens a request and never finishes it, until the server closes the connection. */
function holdHalfOpen(origin: string): Promise<number> {
  return new Promise((done) => {
    const socket = connect({ host: '127.0.0.1', port: Number(new URL(origin).port), localAddress: attacker })
    let status = 0
    socket.on('connect', () => socket.write('GET /uk HTTP/1.1\r\nHost: loc'))
    socket.on('data', (chunk: Buffer) => (status = Number(chunk.toString('latin1', 9, 12))))
    socket.on('error', () => {})
    socket.on('close', () => done(status))
  })
}

/** The floods by name. All come from one address except those of payment pages, which share one limit. */
export const floods: Readonly<Record<string, Flood>> = {
  '620 sign-ins': ({ origin }, pass) =>
    together({ count: 620, atOnce: 40 }, (index) =>
      statusOf(
        requestFrom(attacker, origin, {
          method: 'POST',
          path: `${api}/customer-portal/authenticate`,
          body: { email: `nobody.${pass}.${index}@guest.example`, password: 'not the password 7' },
        }),
      ),
    ),
  '28 bookings': ({ origin, accommodations }, pass) =>
    together({ count: 28, atOnce: 8 }, async (index) => {
      const accommodationId = accommodations[(pass * 28 + index) % accommodations.length] ?? 0
      const cart = await openCart(attacker, origin, { accommodationId, week: 4 })
      if (cart.status !== 200) return cart.status
      const opened = JSON.parse(cart.body) as { id: string; total: number }
      const body = orderOf(opened, 'made.up@guest.example')
      return statusOf(
        requestFrom(attacker, origin, { method: 'POST', path: `${api}/cart/${opened.id}/book`, body }),
      )
    }),
  '130 payment pages': ({ origin, cookie, paymentPage }) =>
    together({ count: 130, atOnce: 10 }, (index) =>
      statusOf(requestFrom(`127.0.9.${index + 1}`, origin, { path: paymentPage, cookie })),
    ),
  '230 pictures': ({ origin, pictures }, pass) =>
    together({ count: 230, atOnce: 230 }, (index) =>
      statusOf(
        requestFrom(attacker, origin, { path: pictures[(pass * 230 + index) % pictures.length] ?? '/' }),
      ),
    ),
  '300 half-open connections': ({ origin }) =>
    together({ count: 300, atOnce: 300 }, () => holdHalfOpen(origin)),
  '60 connections on uncached pages': ({ origin }, pass) =>
    together({ count: 600, atOnce: 60 }, (index) => {
      const { date } = stayIn(index % 12)
      const search = `date=${date}&adults=${1 + (index % 6)}&duration=${2 + (index % 13)}&children=${pass}&page=${1 + (index % 7)}`
      return statusOf(requestFrom(attacker, origin, { path: `/uk/search-and-book?${search}` }))
    }),
}
