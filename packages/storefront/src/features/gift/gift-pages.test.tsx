import { buyVoucher, getVoucherPurchase, getVoucherSale } from '@camping/contract/voucher-sale.endpoints.ts'
import {
  type BuyVoucherRequest,
  startedPurchase,
  voucherPurchase,
  type VoucherPurchase,
  voucherSale,
} from '@camping/contract/voucher-sale.schemas.ts'
import { withdrawFromContract } from '@camping/contract/withdrawal.endpoints.ts'
import { withdrawal, type Withdrawal, type WithdrawalRequest } from '@camping/contract/withdrawal.schemas.ts'
import { refuses, replies } from '@camping/testkit/fake-api.ts'
import { voucherPurchaseFixture, voucherSaleFixture } from '@camping/testkit/fixtures/voucher-sale.fixture.ts'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { soon, start } from '../../testing/opened-pages.tsx'

const performed: string[] = []
vi.mock('@camping/core/payment/perform-step.browser.ts', () => ({
  performStep: (step: { url?: string }) => performed.push(step.url ?? ''),
}))

const main = () => document.querySelector('main')?.textContent ?? ''
const button = (name: string) =>
  [...document.querySelectorAll('main button')].find((one) => one.textContent === name) as
    | HTMLButtonElement
    | undefined
const press = (name: string) => act(async () => button(name)?.click())
async function type(name: string, text: string) {
  const field = document.querySelector(`[name="${name}"]`) as HTMLInputElement
  await act(async () => {
    const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
    set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
const tick = (selector: string) =>
  act(async () => document.querySelector<HTMLInputElement>(selector)?.click())

beforeEach(() => {
  performed.length = 0
})
afterEach(() => vi.useRealTimers())

describe('the page that sells gift vouchers', () => {
  let sent: BuyVoucherRequest[] = []
  const sale = replies(getVoucherSale, voucherSale, voucherSaleFixture)
  const sells = replies(buyVoucher, startedPurchase, (request) => {
    sent.push(request)
    return { address: 'a'.repeat(22), saferpayUrl: 'https://test.saferpay.com/vt2/1' }
  })
  beforeEach(() => {
    sent = []
  })
  async function fill() {
    await soon(() => expect(button('Order with obligation to pay')).toBeDefined())
    await type('buyerName', 'Anna Smith')
    await type('email', 'anna@example.org')
    await tick('input[value="saferpay/card"]')
    await tick('[name="agree"]')
  }

  it('payment-31: orders the chosen amount and leads to the provider', async () => {
    await start('/uk/gift-vouchers', [sale, sells])
    await fill()
    await tick('input[name="amount"][value="15000"]')
    await type('recipient', 'Grandma')
    expect(main()).toContain('£150')
    await press('Order with obligation to pay')
    await soon(() => expect(performed).toEqual(['https://test.saferpay.com/vt2/1']))
    expect(sent).toMatchObject([
      {
        amount: 15_000,
        recipient: 'Grandma',
        provider: 'saferpay',
        paymentMethod: 'card',
        acceptsTerms: true,
      },
    ])
  })

  it.each(['12', '1001', '55.50', 'much'])('sends no order for %s pounds', async (amount) => {
    await start('/uk/gift-vouchers', [sale, sells])
    await fill()
    await tick('input[name="amount"][value="other"]')
    await type('other', amount)
    await press('Order with obligation to pay')
    await soon(() => expect(main()).toContain('Please enter a whole amount from £25 to £1,000.'))
    expect(sent).toEqual([])
    await type('other', '1,000')
    await press('Order with obligation to pay')
    await soon(() => expect(sent).toMatchObject([{ amount: 100_000 }]))
  })

  it('sends no order without name, address and agreement', async () => {
    await start('/uk/gift-vouchers', [sale, sells])
    await soon(() => expect(button('Order with obligation to pay')).toBeDefined())
    await press('Order with obligation to pay')
    await soon(() => expect(main()).toContain('Please check 3 entries'))
    expect(sent).toEqual([])
  })

  it.each([
    [502, 'We couldn’t start your payment.'],
    [429, 'You’ve tried this too many times.'],
  ])('shows what happened after %i, and the next try is another purchase', async (status, words) => {
    const keys = new Set<string>()
    const fails = refuses(buyVoucher, status, { type: 'failed' })
    const watched = {
      ...fails,
      answer: (request: Record<string, unknown>) => {
        keys.add(String(request['idempotencyKey']))
        return fails.answer(request)
      },
    }
    await start('/uk/gift-vouchers', [sale, watched])
    await fill()
    for (const count of [1, 2]) {
      await press('Order with obligation to pay')
      await soon(() => expect(keys.size).toBe(count))
      await soon(() => expect(main()).toContain(words))
    }
    expect(performed).toEqual([])
  })
})

describe('the page of a bought voucher', () => {
  const path = `/uk/gift-vouchers/${'a'.repeat(22)}`
  const shows = (changes: Partial<VoucherPurchase>) =>
    replies(getVoucherPurchase, voucherPurchase, { ...voucherPurchaseFixture, ...changes })

  it('payment-32: shows code, validity, purchase number and the way to withdraw', async () => {
    await start(path, [shows({})])
    await soon(() => expect(main()).toContain('K7QM9A-4ZX2B1-HJKLMN'))
    for (const words of ['£150', '31 December 2029', '7K2QM9A4ZX', 'For Grandma', '9 December 2026'])
      expect(main()).toContain(words)
    expect(document.querySelector('main a[href$="/document"]')).not.toBeNull()
    expect(document.querySelector('main a[href="/uk/withdrawal"]')).not.toBeNull()
  })

  it('payment-32: in another browser it shows where the code is', async () => {
    await start(path, [shows({ code: null, purchaseRef: null, recipient: null, message: null })])
    await soon(() =>
      expect(main()).toContain('Thank you! You’ll find the code in our email to a…@example.org'),
    )
    expect(document.querySelector('main a[href$="/document"]')).toBeNull()
  })

  it.each([
    ['open', 'We’re checking your payment'],
    ['checking', 'We’re checking your payment'],
    ['paid', 'We’ve received your payment'],
    ['failed', 'Your purchase wasn’t completed'],
    ['withdrawn', 'You’ve withdrawn from this purchase'],
  ] as const)('%s: %s, and no code', async (state, words) => {
    await start(path, [shows({ state, code: null })])
    await soon(() => expect(main()).toContain(words))
    expect(main()).not.toContain('Voucher code')
  })

  it('requests it again until the voucher is there', async () => {
    let asked = 0
    const answer = replies(getVoucherPurchase, voucherPurchase, () => {
      asked += 1
      return asked < 3 ? { ...voucherPurchaseFixture, state: 'paid', code: null } : voucherPurchaseFixture
    })
    await start(path, [answer])
    await vi.waitFor(() => expect(main()).toContain('K7QM9A-4ZX2B1-HJKLMN'), {
      timeout: 8_000,
      interval: 200,
    })
  }, 15_000)
})

describe('the withdrawal page', () => {
  let sent: WithdrawalRequest[] = []
  const answers = (changes: Partial<Withdrawal>) =>
    replies(withdrawFromContract, withdrawal, (request) => {
      sent.push(request)
      return {
        outcome: 'withdrawn',
        amount: 15_000,
        currency: 'GBP',
        receivedAt: '2026-11-25T10:07:00.000Z',
        email: request.email,
        ...changes,
      }
    })
  async function toCheck() {
    await soon(() => expect(button('Continue')).toBeDefined())
    await type('name', 'Anna Smith')
    await type('contract', '7K2QM9A4ZX')
    await type('email', 'anna@example.org')
    await press('Continue')
    await soon(() => expect(button('Confirm withdrawal')).toBeDefined())
  }
  beforeEach(() => {
    sent = []
  })

  it('payment-33: nothing is sent before the second step; its button names the act', async () => {
    await start('/uk/withdrawal', [answers({})])
    await toCheck()
    expect(sent).toEqual([])
    for (const words of ['I withdraw from the contract named here.', '7K2QM9A4ZX', 'Anna Smith'])
      expect(main()).toContain(words)
    await press('Confirm withdrawal')
    await soon(() => expect(main()).toContain('We’ve received your withdrawal'))
    expect(main()).toContain('We received it on 25 November 2026 at 10.07am.')
    expect(main()).toContain('We’re refunding £150.00 to your original payment method.')
    expect(sent).toMatchObject([{ name: 'Anna Smith', contract: '7K2QM9A4ZX', email: 'anna@example.org' }])
  })

  it('can be changed before it is sent', async () => {
    await start('/uk/withdrawal', [answers({})])
    await toCheck()
    await press('Change')
    await soon(() => expect(button('Continue')).toBeDefined())
    expect((document.querySelector('[name="name"]') as HTMLInputElement).value).toBe('Anna Smith')
  })

  it.each([
    ['unmatched', 'Our customer service team will look for it and write to you.'],
    ['booking', 'no statutory right to withdraw from'],
    ['late', 'The 14 days for withdrawing seem to be over.'],
  ] as const)('payment-33: %s: it is received all the same', async (outcome, words) => {
    await start('/uk/withdrawal', [answers({ outcome, amount: null })])
    await toCheck()
    await press('Confirm withdrawal')
    await soon(() => expect(main()).toContain('We’ve received your withdrawal'))
    expect(main()).toContain(words)
  })

  it('a failed call is reported, and its repeat is the same statement', async () => {
    const fails = refuses(withdrawFromContract, 503, { type: 'unavailable' })
    const keys = new Set<unknown>()
    const watched = {
      ...fails,
      answer: (request: Record<string, unknown>) => {
        keys.add(request['idempotencyKey'])
        return fails.answer(request)
      },
    }
    await start('/uk/withdrawal', [watched])
    await toCheck()
    for (let turn = 0; turn < 2; turn += 1) {
      await press('Confirm withdrawal')
      await soon(() => expect(main()).toContain('We couldn’t send your withdrawal.'))
    }
    expect(keys.size).toBe(1)
  })

  it('is checked field by field', async () => {
    await start('/uk/withdrawal', [answers({})])
    await soon(() => expect(button('Continue')).toBeDefined())
    await press('Continue')
    await soon(() => expect(main()).toContain('Please check 3 entries'))
    expect(sent).toEqual([])
  })
})
