import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  bookBody,
  cartBody,
  type Desk,
  openDesk,
  operatorToken,
} from '../../../booking/testing/booking-desk.ts'
import * as world from '../../../booking/testing/booking-world.ts'
import { discountOperatorRoutes } from '../../../booking/discount/discount-operator.routes.ts'
import { voucherOperatorRoutes } from '../../../booking/voucher/voucher-operator.routes.ts'
import { operatorRoutes } from '../../../booking/requests/request-operator.routes.ts'
import { callServer } from './call-server.ts'
import { OperatorProblem } from './operator-problem.ts'
import { findServer } from './find-server.ts'
import { runOperator } from './run-operator.ts'

describe('the operator’s command', () => {
  let desk: Desk
  let week = 0
  beforeAll(async () => {
    desk = await openDesk('pglite', [...operatorRoutes, ...voucherOperatorRoutes, ...discountOperatorRoutes])
  })
  afterAll(() => desk?.close())

  const request = async (remarks = '') => {
    const date = new Date(Date.UTC(2027, 5, 5 + 7 * (week += 1))).toISOString().slice(0, 10)
    const { body: cart } = await desk.createCart(cartBody({ accommodationId: world.onRequest, date }))
    return (await desk.book(cart.id, bookBody(cart.total, { remarks }))).body
  }
  /** The API behind a fetch, like the network. */
  const send: typeof fetch = async (input, init) => {
    const reply = await desk.app.inject({
      method: (init?.method ?? 'GET') as 'GET' | 'POST',
      url: new URL(input as string).pathname,
      headers: init?.headers as Record<string, string>,
      ...(init?.body ? { payload: init.body as string } : {}),
    })
    return new Response(reply.body, { status: reply.statusCode })
  }
  const type = async (line: string, token = operatorToken) => {
    const printed: string[] = []
    const code = await runOperator({
      args: line.split(' ').filter(Boolean),
      call: () => callServer({ address: 'http://server.test', token }, send),
      print: (text) => printed.push(text),
    })
    return { code, text: printed.join('\n') }
  }

  test('lists, confirms and declines', async () => {
    expect(await type('requests')).toEqual({ code: 0, text: 'Nothing waits for an answer.' })
    const [yes, no] = [await request('By the water,\nplease'), await request()]
    // As a booking from before such characters were refused.
    await desk.db
      .updateTable('bookings')
      .set({ remarks: 'By the water,\nplease \u001B[31m' })
      .where('booking_ref', '=', yes.bookingRef)
      .execute()
    const { text } = await type('requests')
    for (const part of [yes.bookingRef, no.bookingRef, 'Site 2', yes.dateFrom, 'children of 5, 16'])
      expect(text).toContain(part)
    expect(text).toContain('"By the water, please [31m"')
    const spoken = `${yes.bookingRef.slice(0, 5).toLowerCase()} ${yes.bookingRef.slice(5)}`
    expect(await type(`confirm ${spoken}`)).toEqual({
      code: 0,
      text: `${yes.bookingRef} is confirmed. The guest gets a mail.`,
    })
    expect(await type(`decline ${no.bookingRef} closed`)).toEqual({
      code: 0,
      text: `${no.bookingRef} is declined (closed). The guest gets a mail.`,
    })
    expect(await type(`confirm ${no.bookingRef}`)).toEqual({
      code: 1,
      text: 'This booking waits for no answer: It is declined (closed).',
    })
  })

  test.each([
    ['confirm', 1, 'Give the booking reference'],
    ['confirm nonsense', 1, 'is no booking reference'],
    ['decline 5PRAKA9451 because', 1, 'or no reason: full, closed'],
    ['confirm ZZZZZZZZZZ', 1, 'no booking with this reference'],
    ['erase everything', 2, 'npm run operator'],
    ['voucher alder 50 DKK', 1, 'voucher alder 50.00 EUR'],
    ['voucher alder 0.50 EUR', 1, 'Not understood: amount'],
    ['voucher nobody 50 EUR', 1, 'No such brand'],
    ['discount alder ABC 10%', 1, '4 to 20 letters and digits'],
    ['discount alder SUMMER10 10', 1, 'neither a percentage nor an amount'],
    ['discount alder SUMMER10 101%', 1, 'Not understood: percent'],
    ['discount nobody SUMMER10 10%', 1, 'No such brand'],
    ['discount alder SUMMER10 10% sites=uk,gb', 1, 'siteCodes'],
    ['discount alder SUMMER10 10% stay=2027-07-01', 1, 'is no period'],
    ['discount alder SUMMER10 10% stay=2027-07-02..2027-07-02', 1, 'stay'],
    ['discount alder SUMMER10 25.00EUR least=100.00GBP', 1, 'one currency'],
    ['discount alder SUMMER10 10% twice', 1, 'What is twice?'],
    ['end-discount alder', 1, 'end-discount alder SUMMER10'],
    ['end-discount alder NOBODYS', 1, 'Not found'],
    ['constructor', 2, 'npm run operator'],
    ['', 0, 'decline <reference>'],
  ])('reports what is wrong with %j', async (line, code, words) => {
    const answer = await type(line)
    expect(answer.code).toBe(code)
    expect(answer.text).toContain(words)
  })

  test('issues a voucher, prints its code once, and lists its balance', async () => {
    expect(await type('vouchers')).toEqual({ code: 0, text: 'There are no vouchers.' })
    const made = await type('voucher alder 50.00 eur Christmas raffle')
    const [, id, voucherCode = ''] =
      /^Voucher (\d+): ([0-9A-Z]{6}(?:-[0-9A-Z]{6}){2})\n/.exec(made.text) ?? []
    expect([made.code, voucherCode.length]).toEqual([0, 20])
    const listed = await type('vouchers')
    expect(listed.text).toBe(`voucher ${id}  alder  50.00 EUR of 50.00 EUR left (Christmas raffle)`)
  })

  test('makes a discount code, lists it with its uses, and ends it once', async () => {
    expect(await type('discounts')).toEqual({ code: 0, text: 'There are no discount codes.' })
    const terms =
      'discount alder summer-10 10% sites=nl,de booked=2027-01-01..2027-04-30 stay=2027-05-01..2027-06-30 least=300.00EUR uses=2 once note=Letter of spring'
    const described =
      'SUMMER10  alder  10 % off, in nl, de, booked 2027-01-01 to 2027-04-30, stays within 2027-05-01 to 2027-06-30, from 300.00 EUR, once per customer, used 0 of 2 times'
    expect(await type(terms)).toEqual({ code: 0, text: `${described}, (Letter of spring)` })
    expect(await type(terms)).toMatchObject({
      code: 1,
      text: expect.stringContaining('has or had this code'),
    })
    await type('discount alder FIFTY 50.00EUR')
    expect((await type('discounts')).text).toBe(
      `FIFTY  alder  50.00 EUR off, in all editions, used 0 times\n${described}, (Letter of spring)`,
    )
    expect(await type('end-discount alder Summer10')).toEqual({ code: 0, text: 'SUMMER10 has ended.' })
    expect((await type('end-discount alder summer10')).text).toBe('SUMMER10 had ended before.')
    expect((await type('discounts')).text).toMatch(/SUMMER10 .*, ended \d{4}-\d\d-\d\d,/)
  })

  test('is not let in with another token', async () => {
    const { code, text } = await type('requests', 'another-token-0123456789-0123456789')
    expect([code, text]).toEqual([1, expect.stringContaining('OPERATOR_TOKEN')])
  })

  test('reports that no server answers', async () => {
    const call = callServer({ address: 'http://127.0.0.1:1', token: 'x' })
    const printed: string[] = []
    const print = (line: string) => printed.push(line)
    expect(await runOperator({ args: ['requests'], call: () => call, print })).toBe(1)
    expect(printed).toEqual(['No server answers at http://127.0.0.1:1. Is it running?'])
  })
})

describe('where the server is', () => {
  const folder = mkdtempSync(join(tmpdir(), 'operator-door-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('is found in the environment, else in the server’s data folder', () => {
    expect(() => findServer({ DATA_DIR: folder })).toThrow(OperatorProblem)
    writeFileSync(join(folder, 'operator.json'), '{"address":"http://127.0.0.1:4000","token":"left"}')
    expect(findServer({ DATA_DIR: folder })).toEqual({ address: 'http://127.0.0.1:4000', token: 'left' })
    expect(
      findServer({ DATA_DIR: folder, OPERATOR_URL: 'https://shop.example/', OPERATOR_TOKEN: 'own' }),
    ).toEqual({ address: 'https://shop.example', token: 'own' })
    writeFileSync(join(folder, 'operator.json'), 'half a fi')
    expect(() => findServer({ DATA_DIR: folder })).toThrow('No running server')
  })
})
