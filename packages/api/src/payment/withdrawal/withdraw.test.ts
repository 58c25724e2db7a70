import type { Problem } from '@camping/contract/problem.schemas.ts'
import type { Withdrawal, WithdrawalRequest } from '@camping/contract/withdrawal.schemas.ts'
import { sql } from 'kysely'
import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { cancelBooking } from '../../booking/order/change-booking-state.ts'
import { operatorToken } from '../../booking/testing/booking-desk.ts'
import { callServer } from '../../platform/operator/command/call-server.ts'
import { runOperator } from '../../platform/operator/command/run-operator.ts'
import { runDueRefund } from '../refunds/refund-job.ts'
import { type Bought, purchaseSteps } from '../testing/purchase-steps.ts'
import { faultDatabase, usePaymentDesk } from '../testing/use-payment-desk.ts'
import { voucherSteps } from '../testing/voucher-steps.ts'

describe('withdrawing from the purchase of a gift voucher', () => {
  const desk = usePaymentDesk(faultDatabase)
  const { bought, fieldsOf, page, row, refundsOf, entriesOf } = purchaseSteps(desk)
  const { quote, pay, depositPaid } = voucherSteps(desk)

  async function issued(): Promise<Bought & { code: string }> {
    const one = await bought()
    await desk().get(`bambora/callback?${desk().bank.payWindow(fieldsOf(one))}`)
    await desk().reconcile()
    return { ...one, code: (await page(one)).body.code ?? '' }
  }
  async function statementOf(one: Bought, more: Partial<WithdrawalRequest> = {}): Promise<WithdrawalRequest> {
    const { purchase_ref: contract, email } = await row(one)
    const idempotencyKey = randomBytes(16).toString('base64url')
    return { name: 'Anna de Vries', email, contract, remarks: '', idempotencyKey, ...more }
  }
  const withdraw = (body: WithdrawalRequest, edition = 'alder/nl') =>
    desk().call<Withdrawal & Problem>('POST', 'withdrawals', { edition, body })
  const mailsOf = async (kind: string) => {
    const { rows } = await sql<{ id: number }>`
      select (payload ->> 'withdrawalId')::bigint as id from outbox where kind = ${kind} order by id`.execute(
      desk().db,
    )
    return rows.length
  }
  async function payOut(): Promise<void> {
    while (await runDueRefund(desk().context));
  }

  test('payment-34: blocks the voucher, gives the money back at the provider, and is acknowledged', async () => {
    const one = await issued()
    const mails = await mailsOf('withdrawal-received')
    const { status, body } = await withdraw(
      await statementOf(one, { contract: ` ${(await row(one)).purchase_ref.toLowerCase()} ` }),
    )
    expect([status, body]).toMatchObject([200, { outcome: 'withdrawn', amount: 10_000, currency: 'EUR' }])
    expect((await quote(await desk().book(), one.code)).body).toMatchObject({ refusal: 'unknown' })
    expect((await page(one)).body).toMatchObject({ state: 'withdrawn', code: null })
    expect(await refundsOf(one)).toMatchObject([{ amount: 10_000, reason: 'withdrawn-purchase' }])
    await payOut()
    expect(await refundsOf(one)).toMatchObject([{ state: 'done' }])
    expect(desk().bank.callsOf('credit').length).toBeGreaterThan(0)
    expect(await mailsOf('withdrawal-received')).toBe(mails + 1)
  })

  test('payment-34: of a voucher that is spent in part the rest goes back; what comes back to it later does, too', async () => {
    const one = await issued()
    const booking = await depositPaid()
    await quote(booking, one.code)
    expect((await pay(booking, { code: one.code, amount: 10_000 })).status).toBe(200)
    expect((await withdraw(await statementOf(one))).body).toMatchObject({ outcome: 'used', amount: 0 })
    const two = await issued()
    const other = await desk().book()
    // Less is open of it than the voucher is worth.
    const { fields } = await desk().started(other, 'bambora', other.payable - 4_000)
    await desk().get(`bambora/callback?${desk().bank.payWindow(fields)}`)
    expect((await pay(other, { code: two.code, amount: 4_000 })).status).toBe(200)
    expect((await withdraw(await statementOf(two))).body).toMatchObject({ outcome: 'partly', amount: 6_000 })
    expect(await refundsOf(two)).toMatchObject([{ amount: 6_000 }])
    await cancelBooking(desk().db, other.ref)
    await desk().reconcile()
    await payOut()
    expect(await refundsOf(two)).toMatchObject([{ amount: 6_000 }, { amount: 4_000 }])
    expect((await entriesOf(two)).reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
  })

  test('payment-34: what waits for a card is given back to the payment when the card fails, and stays spent when it pays', async () => {
    for (const isPaid of [true, false]) {
      const one = await issued()
      const booking = await desk().book()
      expect((await pay(booking, { code: one.code, amount: 10_000 })).status).toBe(200)
      expect((await withdraw(await statementOf(one))).body).toMatchObject({ outcome: 'partly', amount: 0 })
      const { id, url } = await desk().started(booking, 'saferpay', booking.payable - 10_000)
      if (isPaid) desk().bank.paySaferpay(url)
      else desk().bank.abortSaferpay(url)
      await desk().get(`saferpay/return?orderIdHash=${id}`)
      expect(await refundsOf(one)).toMatchObject(isPaid ? [] : [{ amount: 10_000 }])
      expect((await desk().money(booking)).paid).toBe(isPaid ? booking.payable : 0)
      await cancelBooking(desk().db, booking.ref)
      await payOut()
      expect((await refundsOf(one)).map(({ amount, state }) => [amount, state])).toEqual([[10_000, 'done']])
    }
  })

  test('payment-33: what names no purchase is saved and acknowledged, and a person hears of it', async () => {
    const one = await issued()
    const before = [await mailsOf('withdrawal-received'), await mailsOf('withdrawal-to-desk')]
    const { ref } = await desk().book()
    const { email: booker } = await desk()
      .db.selectFrom('bookings')
      .select('email')
      .where('booking_ref', '=', ref)
      .executeTakeFirstOrThrow()
    for (const [wrong, outcome] of [
      [{ contract: 'my voucher of last week' }, 'unmatched'],
      [{ email: 'other@example.org' }, 'unmatched'],
      [{ contract: ref, email: booker }, 'booking'],
    ] as const)
      expect((await withdraw(await statementOf(one, wrong))).body).toMatchObject({ outcome, amount: null })
    expect((await page(one)).body.state).toBe('issued')
    expect(await mailsOf('withdrawal-received')).toBe(before[0]! + 3)
    expect(await mailsOf('withdrawal-to-desk')).toBe(before[1]! + 3)
  })

  test('payment-33: after the time for it a person decides; on the last day it counts', async () => {
    const [late, last] = [await issued(), await issued()]
    const days = (count: number) => sql<Date>`clock_timestamp() - ${count} * interval '1 day'`
    const move = (one: Bought, count: number) =>
      desk()
        .db.updateTable('voucher_purchases')
        .set({ created_at: days(count) })
        .where('address', '=', one.body.address)
        .execute()
    // Whichever weekday it is: a period that would end on a weekend is two days longer at most.
    await move(late, 17)
    await move(last, 14)
    expect((await withdraw(await statementOf(late))).body.outcome).toBe('late')
    expect((await withdraw(await statementOf(last))).body.outcome).toBe('withdrawn')
    expect((await page(late)).body.state).toBe('issued')
  })

  test('payment-33: a repeat with its key is the same statement; a second statement gives nothing back twice', async () => {
    const one = await issued()
    const body = await statementOf(one)
    const mails = await mailsOf('withdrawal-received')
    const answers = await Promise.all([1, 2, 3].map(() => withdraw(body)))
    for (const answer of answers) expect(answer.body).toEqual(answers[0]?.body)
    expect(answers[0]?.body.outcome).toBe('withdrawn')
    expect(await mailsOf('withdrawal-received')).toBe(mails + 1)
    expect((await withdraw(await statementOf(one))).body).toMatchObject({ outcome: 'repeated', amount: 0 })
    expect(await refundsOf(one)).toHaveLength(1)
  })

  test(
    'F156: withdrawn and spent at once, 60 times: spent or given back, never both',
    { timeout: 240_000 },
    async () => {
      for (let round = 0; round < 60; round += 1) {
        const one = await issued()
        const booking = await depositPaid()
        const [withdrawn, paid] = await Promise.all([
          withdraw(await statementOf(one)),
          pay(booking, { code: one.code, amount: 10_000 }),
        ])
        const isPaid = paid.status === 200
        expect(withdrawn.body.outcome).toBe(isPaid ? 'used' : 'withdrawn')
        expect(await refundsOf(one)).toHaveLength(isPaid ? 0 : 1)
        expect(await desk().broken()).toEqual([])
        await cancelBooking(desk().db, booking.ref)
      }
    },
  )

  test('F157: withdrawn before the payment arrives: it goes back, and no voucher is issued', async () => {
    const one = await bought()
    expect((await withdraw(await statementOf(one))).body).toMatchObject({ outcome: 'withdrawn', amount: 0 })
    await desk().get(`bambora/callback?${desk().bank.payWindow(fieldsOf(one))}`)
    await desk().reconcile()
    expect(await entriesOf(one)).toEqual([])
    expect(await refundsOf(one)).toMatchObject([{ amount: 10_000, reason: 'withdrawn-purchase' }])
    await payOut()
    expect(await refundsOf(one)).toMatchObject([{ state: 'done' }])
  })

  test('F157: withdrawn and paid at once: one voucher that is withdrawn, or none, and all money goes back', async () => {
    for (let round = 0; round < 15; round += 1) {
      const one = await bought()
      const query = desk().bank.payWindow(fieldsOf(one))
      await Promise.all([
        withdraw(await statementOf(one)),
        desk().get(`bambora/callback?${query}`),
        desk().reconcile(),
      ])
      await desk().reconcile()
      expect((await refundsOf(one)).reduce((sum, { amount }) => sum + amount, 0)).toBe(10_000)
      expect((await page(one)).body.state).toBe('withdrawn')
      await payOut()
    }
  })

  test('a brand that sells nothing takes no statements', async () => {
    const body = {
      name: 'A',
      email: 'a@example.org',
      contract: '1',
      remarks: '',
      idempotencyKey: 'k'.repeat(20),
    }
    expect((await withdraw(body, 'lakeland/nl')).status).toBe(404)
  })

  test('payment-33: the operator lists what waits, withdraws for it however late, and closes it once', async () => {
    const one = await issued()
    const { purchase_ref: ref } = await row(one)
    await withdraw(await statementOf(one, { contract: 'the one of last week' }))
    const typed = async (...args: string[]) => {
      const printed: string[] = []
      const send: typeof fetch = async (input, init) => {
        const reply = await desk().app.inject({
          method: (init?.method ?? 'GET') as 'GET' | 'POST',
          url: new URL(input as string).pathname,
          headers: init?.headers as Record<string, string>,
          ...(init?.body ? { payload: init.body as string } : {}),
        })
        return new Response(reply.body, { status: reply.statusCode })
      }
      const call = () => callServer({ address: 'http://server.test', token: operatorToken }, send)
      const code = await runOperator({ args, call, print: (line) => printed.push(line) })
      return { code, text: printed.join('\n') }
    }
    const { text } = await typed('withdrawals')
    const id = /withdrawal (\d+) .*“the one of last week”/.exec(text)?.[1] ?? ''
    expect((await typed('purchases')).text).toContain(`purchase ${ref}  alder/nl  issued  100.00 EUR`)
    expect((await typed('withdrawal', id, 'AAAAAAAAAA', 'found')).code).toBe(1)
    expect(await typed('withdrawal', id, ref, 'found')).toEqual({
      code: 0,
      text: `Statement ${id} is closed, withdrawn: 100.00 EUR go back.`,
    })
    expect((await typed('withdrawal', id, '-', 'again')).code).toBe(1)
    expect((await typed('withdrawals')).text).not.toContain('the one of last week')
    expect(await refundsOf(one)).toMatchObject([{ amount: 10_000, reason: 'withdrawn-purchase' }])
    expect((await typed('withdrawal', 'x', ref, 'y')).code).toBe(1)
  })
})
