import type { Problem } from '@camping/contract/problem.schemas.ts'
import {
  purchaseKeyHeader,
  type BuyVoucherRequest,
  type StartedPurchase,
  type VoucherPurchase,
} from '@camping/contract/voucher-sale.schemas.ts'
import { type Kysely, sql } from 'kysely'
import { randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import type { Answer } from '../../booking/testing/booking-desk.ts'
import type { Database } from '../../platform/db/schema.ts'

/** The product behind any process, with its database. */
export interface PurchaseClient {
  readonly db: Kysely<Database>
  call<Body>(
    method: 'GET' | 'POST',
    path: string,
    options?: { body?: object; edition?: string; headers?: Record<string, string> },
  ): Promise<Answer<Body>>
}

/** A browser that buys a voucher, and its purchase. */
export interface Bought {
  readonly key: string
  readonly edition: string
  readonly body: StartedPurchase
}

const newKey = (): string => randomBytes(32).toString('base64url')

/** What a buyer sends, with fields of one's own. */
export const purchaseBody = (more: Partial<BuyVoucherRequest> = {}): BuyVoucherRequest => ({
  amount: 10_000,
  recipient: 'Oma Truus',
  message: 'Een week aan zee!',
  buyerName: 'Anna de Vries',
  // Another one each time: an address has so many purchases a day.
  email: `a${randomBytes(6).toString('hex')}@example.org`,
  acceptsTerms: true,
  provider: 'bambora',
  paymentMethod: 'card',
  idempotencyKey: randomBytes(16).toString('base64url'),
  ...more,
})

/** The steps of buyers, and what is visible of their purchases afterwards. */
export function purchaseSteps(client: () => PurchaseClient) {
  const buy = (body: BuyVoucherRequest, { key = newKey(), edition = 'alder/nl' } = {}) =>
    client().call<StartedPurchase & Problem>('POST', 'gift-vouchers/purchases', {
      edition,
      body,
      headers: { [purchaseKeyHeader]: key },
    })
  return {
    newKey,
    buy,
    /** Starts a purchase that is expected to start. */
    async bought(more: Partial<BuyVoucherRequest> = {}, { edition = 'alder/nl' } = {}): Promise<Bought> {
      const key = newKey()
      const { status, body } = await buy(purchaseBody(more), { key, edition })
      expect(status, JSON.stringify(body)).toBe(200)
      return { key, edition, body }
    },
    fieldsOf: ({ body }: Bought) => body.window?.fields ?? [],
    /** The page of a purchase, in the buyer's browser or another one. */
    page: ({ key, edition, body }: Bought, own = true) =>
      client().call<VoucherPurchase & Problem>('GET', `gift-vouchers/purchases/${body.address}`, {
        edition,
        ...(own && { headers: { [purchaseKeyHeader]: key } }),
      }),
    row: ({ body }: Pick<Bought, 'body'>) =>
      client()
        .db.selectFrom('voucher_purchases')
        .selectAll()
        .where('address', '=', body.address)
        .executeTakeFirstOrThrow(),
    refundsOf: async ({ body }: Pick<Bought, 'body'>) =>
      await client()
        .db.selectFrom('refund_tasks as t')
        .innerJoin('voucher_purchases as p', 'p.id', 't.purchase_id')
        .select(['t.id', 't.amount', 't.reason', 't.state'])
        .where('p.address', '=', body.address)
        .orderBy('t.id')
        .execute(),
    /** Balance and entries of its voucher, minor units. */
    async entriesOf({ body }: Pick<Bought, 'body'>) {
      const { rows } = await sql<{ kind: string; amount: number }>`
        select e.kind, e.amount from voucher_entries e join voucher_purchases p on p.voucher_id = e.voucher_id
        where p.address = ${body.address} order by e.id`.execute(client().db)
      return rows
    },
  }
}
