import type { BookingConfirmation, Cart } from '@camping/contract/booking.schemas.ts'
import type { Problem } from '@camping/contract/problem.schemas.ts'
import { PostgresQueryCompiler } from 'kysely'
import type { KyselyPlugin, CompiledQuery } from 'kysely'
import { randomBytes } from 'node:crypto'
import type { HumanityCheck } from '../../platform/admission/humanity.ts'
import type { StockLimits } from '../../platform/config/stock-limits.ts'
import type { BrandAccess } from '../../platform/config/brand-access.ts'
import { availabilityChannel, type ChangeNotice, readNotice } from '../../platform/db/change-notices.ts'
import { openMigrated } from '../../platform/db/testing/open-migrated.ts'
import { isOnEveryDatabase, testServer } from '../../platform/db/testing/test-server.ts'
import { createApi } from '../../create-api.ts'
import type { SharedLimits } from '../../platform/admission/limits-in-redis.ts'
import type { LogStream } from '../../platform/server/log-options.ts'
import type { CustomerEndpoint } from '../../customer/customer-serving.ts'
import { bookingDocumentRoutes } from '../documents/booking-documents.routes.ts'
import { findTestIdentity } from '../../platform/mail/testing/test-identity.ts'
import type { Payments } from '../../payment/accounts/payments.ts'
import { mountProviderReturns } from '../../payment/reconcile/provider-returns.ts'
import type { AddressService } from '../../catalogue/services/address-service.ts'
import type { Translate } from '../../catalogue/services/translation-service.ts'
import { refreshWorldOnChange } from '../../catalogue/search/refresh-world.ts'
import { reviewsRoutes } from '../../customer/reviews/reviews.routes.ts'
import { sessionRoutes } from '../../customer/session/session.routes.ts'
import { bookingRoutes } from '../order/booking.routes.ts'
import { today } from './booking-world.ts'
import { roomyBrands, roomyLimits } from './roomy-limits.ts'
import { bookingWorld } from './insert-booking-world.ts'

const server = await testServer()

export type DatabaseKind = 'pglite' | 'postgres'
/** Every database that is there: for what depends on the database itself, such as locks, races, crashes and states. */
export const databaseKinds: DatabaseKind[] = server ? ['pglite', 'postgres'] : ['pglite']
/** For what is the same on both. */
export const usualKinds = isOnEveryDatabase ? databaseKinds : databaseKinds.slice(-1)

/** A reply of the API with its parsed body. */
export interface Answer<Body> {
  status: number
  body: Body
  headers: Record<string, unknown>
}

/** The token of the desk's operator. */
export const operatorToken = 'operator-of-the-tests-0123456789'

let visitors = 0

/** A new client address for every request: rate limits have their own tests. */
export const nextAddress = (): string => {
  visitors += 1
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`
}

export interface DeskOptions {
  /** Roomy limits by default. */
  readonly stockLimits?: StockLimits
  readonly brands?: ReadonlyMap<string, BrandAccess>
  readonly humanity?: HumanityCheck
  readonly payments?: Payments
  readonly log?: LogStream
  readonly strictAccounts?: boolean
  readonly sharedLimits?: SharedLimits
  readonly translate?: Translate
  readonly addresses?: AddressService
}

/**
 * The API with the endpoints of booking and session (and the given ones) on its own database with the world of
 * booking-world.ts.
 */
export async function openDesk(
  kind: DatabaseKind,
  others: readonly CustomerEndpoint[] = [],
  {
    stockLimits = roomyLimits,
    brands = roomyBrands,
    payments,
    log,
    strictAccounts,
    sharedLimits,
    humanity,
    translate,
    addresses,
  }: DeskOptions = {},
) {
  const { database, close } = await openMigrated(kind === 'pglite' ? undefined : server, bookingWorld)
  const statements: string[] = []
  const notices: ChangeNotice[] = []
  await database.listen({
    channel: availabilityChannel,
    onPayload: (payload) => notices.push(readNotice(payload) as ChangeNotice),
  })
  const db = database.db.withPlugin(recordTo(statements))
  const failures: unknown[] = []
  const world = await refreshWorldOnChange({ database, onError: (error) => failures.push(error) })
  const app = await createApi({
    database: { ...database, db },
    config: {
      brands,
      now: () => new Date(`${today}T10:00:00Z`),
      checkReplies: true,
      trustedProxies: 0,
      findIdentity: findTestIdentity,
      operatorToken,
      payments,
      strictAccounts,
      sharedLimits,
      stockLimits,
      humanity,
      translate,
      addresses,
    },
    ...(log && { log }),
    world: world.current,
    endpoints: [...bookingRoutes, ...bookingDocumentRoutes, ...reviewsRoutes, ...sessionRoutes, ...others],
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
    database,
    world,
    app,
    call,
    /** SQL sent by the API so far, in order. */
    statements,
    /** Change notices that readers received so far. */
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

/** Records the SQL that it executes. */
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

/** A cart request for two adults and two children, for a week in June, by default. */
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
