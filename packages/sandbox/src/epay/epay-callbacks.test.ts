import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { acceptedCard, isSigned, newOrder, openWindow, queryOf } from '../testing/epay-shop.ts'
import { openTestSandbox } from '../testing/open-test-sandbox.ts'
import type { TestSandbox } from '../testing/open-test-sandbox.ts'

let box: TestSandbox

beforeAll(async () => void (box = await openTestSandbox()))
afterAll(() => box.close())
beforeEach(async () => {
  await box.admin('POST', 'reset')
  box.shop.calls.length = 0
  box.shop.statuses = [200]
})

const open = (changes?: Record<string, string>) => openWindow(box, changes)

describe('the callback queue', () => {
  test('takes 200 alone for an answer and tries once an hour, 24 times more', async () => {
    box.shop.statuses = [302]
    await box.customer.pay(await open(), acceptedCard)
    await box.advance(60)
    for (let hour = 1; hour <= 30; hour++) await box.advance(3600)
    expect(box.shop.calls).toHaveLength(25)
    expect(new Set(box.shop.calls).size).toBe(1)
  })

  test('stops as soon as it is heard', async () => {
    box.shop.statuses = [500, 400, 200]
    await box.customer.pay(await open(), acceptedCard)
    await box.advance(60)
    await box.advance(3000)
    expect(box.shop.calls).toHaveLength(1)
    for (let hour = 0; hour < 5; hour++) await box.advance(3600)
    expect(box.shop.calls).toHaveLength(3)
  })

  test('calls nobody outside this machine', async () => {
    await box.customer.pay(
      await open({ callbackurl: 'http://192.0.2.1/callback', instantcallback: '1' }),
      acceptedCard,
    )
    const { notices } = (await box.admin('GET', 'state')) as { notices: { tries: { answer: string }[] }[] }
    expect(notices[0]?.tries[0]?.answer).toMatch(/^refused/)
  })

  test('reaches a brand’s name below .localhost', async () => {
    const brand = box.shop.origin.replace('localhost', 'lakeland.localhost')
    await box.customer.pay(
      await open({ callbackurl: `${brand}/callback`, instantcallback: '1' }),
      acceptedCard,
    )
    expect(box.shop.calls).toHaveLength(1)
  })
})

describe('knobs', () => {
  const payWith = async (knobs: object, changes: Record<string, string> = {}) => {
    const orderid = newOrder()
    await box.admin('PUT', `knobs/${orderid}`, knobs)
    const accepted = await box.customer.pay(
      await open({ orderid, instantcallback: '1', ...changes }),
      acceptedCard,
    )
    return { orderid, accepted }
  }
  const called = () => queryOf(box.shop.calls[0])
  const valueOf = (query: [string, string][], name: string) => query.find(([one]) => one === name)?.[1]

  test('one order’s knobs leave the others alone', async () => {
    await payWith({ notice: 'drop' })
    expect(box.shop.calls).toEqual([])
    await payWith({})
    expect(box.shop.calls).toHaveLength(1)
  })

  test('drop: never called, not even a day later', async () => {
    await payWith({ notice: 'drop' })
    for (let hour = 0; hour < 26; hour++) await box.advance(3600)
    expect(box.shop.calls).toEqual([])
  })

  test('delay: 23 hours late', async () => {
    await payWith({ noticeDelaySeconds: 82_800 })
    await box.advance(82_000)
    expect(box.shop.calls).toEqual([])
    await box.advance(900)
    expect(box.shop.calls).toHaveLength(1)
  })

  test('copies: ten at once', async () => {
    await payWith({ noticeCopies: 10 })
    expect(box.shop.calls).toHaveLength(10)
    expect(new Set(box.shop.calls).size).toBe(1)
  })

  test('after the return: instantcallback is overruled', async () => {
    await payWith({ noticeTiming: 'after-return' })
    expect(box.shop.calls).toEqual([])
    await box.advance(10)
    expect(box.shop.calls).toHaveLength(1)
  })

  test('before the return: without instantcallback', async () => {
    await payWith({ noticeTiming: 'before-return' }, { instantcallback: '0' })
    expect(box.shop.calls).toHaveLength(1)
  })

  test('the return is dropped: the customer is gone, the callback comes', async () => {
    const { accepted } = await payWith({ return: 'drop' })
    expect(accepted).toBeUndefined()
    expect(box.shop.calls).toHaveLength(1)
  })

  test('money: another amount and currency than ordered, correctly signed, and a fee on top', async () => {
    const { accepted } = await payWith({ receivedAmount: 100, receivedCurrency: 'DKK', fee: 250 })
    for (const query of [queryOf(accepted), called()]) {
      expect([valueOf(query, 'amount'), valueOf(query, 'currency'), valueOf(query, 'txnfee')]).toEqual([
        '100',
        '208',
        '250',
      ])
      expect(isSigned(query)).toBe(true)
    }
  })

  test.each(['shifted-names', 'renamed-field', 'duplicate-field', 'unknown-field', 'reordered'])(
    '%s: the hash holds and the fields are wrong',
    async (noticeChange) => {
      const { accepted } = await payWith({ noticeChange })
      expect(isSigned(called())).toBe(true)
      expect(called().map(([name]) => name)).not.toEqual(queryOf(accepted).map(([name]) => name))
      expect(isSigned(queryOf(accepted))).toBe(true)
    },
  )

  test('bad and missing hashes', async () => {
    await payWith({ noticeChange: 'bad-hash' })
    expect(isSigned(called())).toBe(false)
    box.shop.calls.length = 0
    await payWith({ noticeChange: 'missing-hash' })
    expect(valueOf(called(), 'hash')).toBeUndefined()
    box.shop.calls.length = 0
    const { accepted } = await payWith({ signNotices: false })
    expect(valueOf(called(), 'hash')).toBeUndefined()
    expect(valueOf(queryOf(accepted), 'hash')).toBeUndefined()
  })

  test('an order id that was paid before is refused where the acquirer does not accept it', async () => {
    const { orderid } = await payWith({})
    expect(await open({ orderid })).toContain('/epay/window/')
    await box.admin('PUT', 'knobs', { orderReuse: 'reject' })
    await box.admin('DELETE', `knobs/${orderid}`)
    await expect(open({ orderid })).rejects.toThrow('paid before')
  })

  test('a knob that does not exist is refused', async () => {
    await expect(box.admin('PUT', 'knobs', { notcie: 'drop' })).rejects.toThrow('400')
  })
})
