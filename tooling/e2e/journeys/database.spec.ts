import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { recordedBookings } from '../booking-records.ts'
import { databaseFolderIn } from '../database-folder-in.ts'
import { dataFolderIn, runState, serverLogIn } from '../run-state.ts'
import { sessionTokens } from '../signed-in-customer.ts'
import { guest } from '../steps/example-pages.ts'
import { cards } from '../steps/payment.ts'

interface Row {
  ref: string
  site: string
  currency: string
  total: number
  payable: number
  lines: number
  rates: number
  occupations: number
  participants: number
  mails: number
}

const rowsOf = (cartId: string) => ({
  text: `select b.booking_ref as ref, b.site_code as site, b.currency, b.total, b.payable,
    (select sum(amount)::int from price_lines where booking_id = b.id) as lines,
    (select sum(amount)::int from payment_rates where booking_id = b.id) as rates,
    (select count(*)::int from unit_occupations where booking_id = b.id and state = 'booked') as occupations,
    (select count(*)::int from participants where booking_id = b.id) as participants,
    (select count(*)::int from outbox where payload::text like '%' || b.booking_ref || '%') as mails
    from bookings b where b.cart_id = $1`,
  values: [cartId],
})

/** Two processes may not open one data folder, so the server is stopped first. */
async function stopServer(pid: number): Promise<void> {
  process.kill(pid, 'SIGTERM')
  for (let tries = 0; tries < 100; tries += 1) {
    if (!isAlive(pid)) return
    await pause(100)
  }
  throw new Error('The server did not stop within 10 s')
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

test('every confirmed booking is one row, with all that belongs to it', async () => {
  const { serverPid, folder } = runState()
  await stopServer(serverPid)
  const database = await PGlite.create({
    dataDir: databaseFolderIn(dataFolderIn(folder)),
    extensions: { btree_gist, pg_trgm, unaccent },
  })
  const notes = recordedBookings(folder)
  expect(notes.length, 'journeys that ended with a booking').toBeGreaterThanOrEqual(11)
  for (const booking of notes) {
    const { text, values } = rowsOf(booking.cartId)
    const { rows } = await database.query<Row>(text, values)
    const [row] = rows
    const total = row?.total ?? 0
    if (booking.repriced === 'up') expect.soft(total, booking.journey).toBeGreaterThan(booking.total)
    if (booking.repriced === 'down') expect.soft(total, booking.journey).toBeLessThan(booking.total)
    const mails = 1 + (booking.moreEvents ?? 0)
    if (booking.refunded) expect.soft(row?.mails, booking.journey).toBeGreaterThanOrEqual(mails)
    expect.soft(rows, booking.journey).toEqual([
      {
        ref: booking.bookingRef,
        site: booking.site,
        currency: booking.currency,
        total: booking.repriced ? row?.lines : booking.total,
        payable: row?.rates,
        lines: booking.repriced ? row?.total : booking.total,
        rates: row?.payable,
        occupations: booking.released ? 0 : 1,
        participants: booking.named ?? booking.adults + booking.childAges.length,
        mails: booking.refunded ? row?.mails : mails,
      },
    ])
  }
  const { rows } = await database.query<{ count: number }>(
    // The set-up's own stays are over.
    "select count(*)::int as count from bookings where state <> 'completed'",
  )
  expect(rows).toEqual([{ count: notes.length }])
  await database.close()
})

test('nothing that names a guest, opens an account or pays is in the log of the server', () => {
  const { folder } = runState()
  const log = readFileSync(serverLogIn(folder), 'utf8')
  expect(log, 'what it prints when it has started').toContain('ready http://localhost:')
  const notes = recordedBookings(folder)
  const words = [
    ...notes.flatMap(({ bookingRef, cartId }) => [bookingRef, cartId]),
    ...Object.values(sessionTokens),
    ...Object.values(cards).flatMap((provider) => Object.values(provider)),
    guest.phoneNumber,
    guest.street,
    'Example-Jørgensen',
    '@guest.example',
    '@login.example',
    '@example.org',
  ]
  expect(words.filter((word) => log.toLowerCase().includes(word.toLowerCase()))).toEqual([])
  expect(log.match(/(?:token|verify|session)=[\w-]{43}/g), 'tokens').toBeNull()
})
