import type { BookingConfirmation, Cart } from '@camping/contract/booking.schemas.ts'
import type { Problem } from '@camping/contract/problem.schemas.ts'
import { PostgresQueryCompiler } from 'kysely'
import type { KyselyPlugin, CompiledQuery } from 'kysely'
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { shippedBrands } from '../../../config/api-config.ts'
import { availabilityChannel, type ChangeNotice, readNotice } from '../../../db/change-notices.ts'
import { migrate } from '../../../db/migrate.ts'
import { openDatabase } from '../../../db/open-database.ts'
import type { OpenedDatabase } from '../../../db/opened-database.ts'
import { createApi } from '../../../server/create-api.ts'
import type { LogStream } from '../../../server/log-options.ts'
import type { ServedEndpoint } from '../../../server/serve.ts'
import { bookingPapersRoutes } from '../../booking-papers/booking-papers.routes.ts'
import { findTestIdentity } from '../../mail/testing/test-identity.ts'
import type { Payments } from '../../payment/payments.ts'
import { mountProviderReturns } from '../../payment/provider-returns.ts'
import { keepWorldFresh } from '../../search/refresh-world.ts'
import { reviewsRoutes } from '../../reviews/reviews.routes.ts'
import { sessionRoutes } from '../../session/session.routes.ts'
import { bookingRoutes } from '../booking.routes.ts'
import { today } from './booking-world.ts'
import { insertBookingWorld } from './insert-booking-world.ts'

const postgresUrl = process.env['TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres'

/** True when a PostgreSQL answers; the suites then run on it as well as on the embedded database. */
export const postgresAnswers = await new pg.Pool({
  connectionString: postgresUrl,
  connectionTimeoutMillis: 2_000,
})
  .query('select 1')
  .then(
    () => true,
    () => false,
  )

export type DatabaseKind = 'pglite' | 'postgres'
export const databaseKinds: DatabaseKind[] = postgresAnswers ? ['pglite', 'postgres'] : ['pglite']

/** An answer of the API with its body read. */
export interface Answer<Body> {
  status: number
  body: Body
  headers: Record<string, unknown>
}

/** What the desk's operator brings. */
export const operatorToken = 'operator-of-the-tests-0123456789'

let visitors = 0

/** Another client address for every request: rate limits have a test of their own. */
export const nextAddress = (): string => {
  visitors += 1
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`
}

/** The API with the endpoints of booking and session (and those given) on a database of its own, the world of booking-world.ts in it. */
export async function openDesk(
  kind: DatabaseKind,
  others: readonly ServedEndpoint[] = [],
  { payments, log, strictAccounts }: { payments?: Payments; log?: LogStream; strictAccounts?: boolean } = {},
) {
  const { database, drop } = await ownDatabase(kind)
  const close = async () => {
    await database.close()
    await drop()
  }
  try {
    await migrate(database)
    await insertBookingWorld(database.db)
  } catch (error) {
    await close()
    throw error
  }
  const statements: string[] = []
  const notices: ChangeNotice[] = []
  await database.listen({
    channel: availabilityChannel,
    onPayload: (payload) => notices.push(readNotice(payload) as ChangeNotice),
  })
  const db = database.db.withPlugin(recordTo(statements))
  const failures: unknown[] = []
  const world = await keepWorldFresh({ database, onError: (error) => failures.push(error) })
  const app = await createApi({
    database: { ...database, db },
    config: {
      brands: shippedBrands,
      now: () => new Date(`${today}T10:00:00Z`),
      checkReplies: true,
      trustedProxies: 0,
      findIdentity: findTestIdentity,
      operatorToken,
      payments,
      strictAccounts,
    },
    ...(log && { log }),
    world: world.current,
    endpoints: [...bookingRoutes, ...bookingPapersRoutes, ...reviewsRoutes, ...sessionRoutes, ...others],
  })

  if (payments) mountProviderReturns(app, { db, payments, now: () => new Date(`${today}T10:00:00Z`) })

  async function call<Body>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    options: { body?: object; edition?: string; address?: string; headers?: Record<string, string> } = {},
  ): Promise<Answer<Body>> {
    const reply = await app.inject({
      method,
      url: `/api/twenty/v2/${options.edition ?? 'alder/nl'}/${path}`,
      remoteAddress: options.address ?? nextAddress(),
      ...(options.headers && { headers: options.headers }),
      ...(options.body ? { payload: options.body } : {}),
    })
    return {
      status: reply.statusCode,
      body: reply.body === '' ? (null as Body) : reply.json<Body>(),
      headers: reply.headers,
    }
  }

  return {
    kind,
    db: database.db,
    app,
    call,
    /** SQL sent by the API so far, in order. */
    statements,
    /** Change notices that readers got so far. */
    notices,
    createCart: (body: object, edition?: string) =>
      call<Cart & Problem>('POST', 'cart', { body, ...(edition ? { edition } : {}) }),
    book: (id: string, body: object, edition?: string) =>
      call<BookingConfirmation & Problem>('POST', `cart/${id}/book`, {
        body,
        ...(edition ? { edition } : {}),
      }),
    async close() {
      world.stop()
      await app.close()
      await world.settled()
      await close()
      if (failures.length > 0) throw new Error('The read model was not kept fresh', { cause: failures[0] })
    },
  }
}

export type Desk = Awaited<ReturnType<typeof openDesk>>

async function ownDatabase(
  kind: DatabaseKind,
): Promise<{ database: OpenedDatabase; drop: () => Promise<void> }> {
  if (kind === 'pglite') return { database: await openDatabase({ inMemory: true }), drop: async () => {} }
  const name = `booking_test_${process.pid}_${randomBytes(4).toString('hex')}`
  const admin = async (statement: string) => {
    const client = new pg.Client({ connectionString: postgresUrl })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  await admin(`create database ${name}`)
  const url = new URL(postgresUrl)
  url.pathname = `/${name}`
  return {
    database: await openDatabase({ databaseUrl: url.href }),
    drop: () => admin(`drop database ${name} with (force)`),
  }
}

/** Writes down the SQL that is sent through it. */
export function recordTo(statements: string[]): KyselyPlugin {
  const compiler = new PostgresQueryCompiler()
  return {
    transformQuery({ node, queryId }) {
      const compiled: CompiledQuery = compiler.compileQuery(node, queryId)
      statements.push(compiled.sql)
      return node
    },
    transformResult: async ({ result }) => result,
  }
}

/** A cart request for two adults and two children, for a week in June, unless said otherwise. */
export const cartBody = (changes: object = {}) => ({
  accommodationId: 12,
  date: '2027-06-05',
  duration: 7,
  persons: { adults: 2, children: [{ age: 5 }, { age: 16 }] },
  ...changes,
})

/** A complete order for a cart. */
export const bookBody = (acceptedTotal: number, changes: object = {}) => ({
  idempotencyKey: randomBytes(16).toString('base64url'),
  booker: {
    title: 'mrs',
    firstName: 'Anna',
    lastName: 'de Vries',
    email: 'anna.devries@example.org',
    phonePrefix: '+31',
    phoneNumber: '612345678',
    street: 'Geheimstraat',
    houseNumber: '47',
    postcode: '1234 AB',
    city: 'Zwolle',
    country: 'NL',
  },
  travellers: [{ firstName: 'Bram', lastName: 'de Vries', birthDate: '1988-02-29' }],
  acceptedTotal,
  acceptedTerms: true,
  ...changes,
})
