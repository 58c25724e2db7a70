import { currency as currencySchema } from '@camping/contract/values.schemas.ts'
import { plainDiscountCode } from '@camping/contract/cart-discount.schemas.ts'
import * as endpoints from '@camping/contract/discount-operator.endpoints.ts'
import type { Discounts, NewDiscount } from '@camping/contract/discount-operator.schemas.ts'
import { money } from './money.ts'
import type { OperatorCommand } from './operator-command.ts'
import { OperatorProblem } from './operator-problem.ts'

/** Discount codes: made, listed and ended by hand (decision 253). */
export const discountCommands: Readonly<Record<string, OperatorCommand>> = {
  discount: {
    usage:
      '<brand> <code> <10%|25.00EUR> [sites=uk,ie] [booked=2026-12-01..2027-01-31] [stay=2027-05-01..2027-06-30] [least=500.00EUR] [uses=100] [once] [note=…]',
    summary: 'Makes a discount code',
    async run(args, call) {
      const terms = termsOf(args)
      await call(endpoints.createDiscount, terms)
      return [describeDiscount({ ...terms, uses: 0, endedAt: null })]
    },
  },
  discounts: {
    usage: '',
    summary: 'All discount codes, the newest first, with their terms and uses',
    async run(_args, call) {
      const { discounts } = await call(endpoints.listDiscounts, {})
      return discounts.length > 0 ? discounts.map(describeDiscount) : ['There are no discount codes.']
    },
  },
  'end-discount': {
    usage: '<brand> <code>',
    summary: 'Ends a discount code; bookings that have it keep it',
    async run([brand = '', code = ''], call) {
      if (!brand || !code) throw new OperatorProblem('For example: end-discount alder SUMMER10')
      const { ended } = await call(endpoints.endDiscount, { brand, code: plainDiscountCode(code) })
      return [
        ended ? `${plainDiscountCode(code)} has ended.` : `${plainDiscountCode(code)} had ended before.`,
      ]
    },
  },
}

const example =
  'For example: discount alder SUMMER10 10% sites=uk,ie booked=2026-12-01..2027-01-31 uses=100 once'
const fail = (what: string): never => {
  throw new OperatorProblem(`${what} ${example}`)
}

/** Reads the arguments of `discount`. Whether the terms fit together is the server's to say. */
function termsOf([brand = '', code = '', off = '', ...options]: readonly string[]): NewDiscount {
  if (!brand || !/^[A-Z0-9]{4,20}$/.test(plainDiscountCode(code)))
    fail('A code has 4 to 20 letters and digits.')
  const percent = /^(\d{1,3})%$/.exec(off)?.[1]
  const amount = percent === undefined ? priceOf(off) : undefined
  const terms: NewDiscount = {
    brand,
    code: plainDiscountCode(code),
    percent: percent === undefined ? null : Number(percent),
    amount: amount?.minor ?? null,
    currency: amount?.currency ?? null,
    siteCodes: null,
    booked: null,
    stay: null,
    leastTotal: null,
    oncePerCustomer: false,
    mostUses: null,
    note: '',
  }
  for (const [at, option] of options.entries()) {
    if (option.startsWith('note=')) {
      const note = [option.slice('note='.length), ...options.slice(at + 1)].join(' ')
      return { ...terms, note }
    }
    Object.assign(terms, termOf(option, terms.currency))
  }
  return terms
}

function termOf(option: string, currency: NewDiscount['currency']): Partial<NewDiscount> {
  const [name = '', value = ''] = option.split(/=(.*)/s)
  if (option === 'once') return { oncePerCustomer: true }
  if (name === 'sites' && value) return { siteCodes: value.split(',') }
  if (name === 'booked' || name === 'stay') return { [name]: periodOf(value) }
  if (name === 'uses' && /^[1-9]\d{0,6}$/.test(value)) return { mostUses: Number(value) }
  if (name !== 'least') return fail(`What is ${option}?`)
  const least = priceOf(value)
  if (currency !== null && currency !== least.currency) return fail('Both amounts have one currency.')
  return { leastTotal: least.minor, currency: least.currency }
}

function periodOf(text: string): { from: string; until: string } {
  const [, from, until] = /^(\d{4}-\d\d-\d\d)\.\.(\d{4}-\d\d-\d\d)$/.exec(text) ?? []
  return from && until ? { from, until } : fail(`${text || 'Nothing'} is no period.`)
}

const currencies = currencySchema.options
type Currency = (typeof currencies)[number]

function priceOf(text: string): { minor: number; currency: Currency } {
  const [, major, rest, code] = /^(\d{1,4})\.(\d\d)([A-Z]{3})$/.exec(text.toUpperCase()) ?? []
  const currency = currencies.find((one) => one === code)
  if (currency === undefined) return fail(`${text || 'Nothing'} is neither a percentage nor an amount.`)
  return { minor: Number(major) * 100 + Number(rest), currency }
}

function describeDiscount(one: Discounts['discounts'][number]): string {
  const price = (minor: number) => money(minor, one.currency ?? 'EUR')
  const period = ({ from, until }: { from: string; until: string }) => `${from} to ${until}`
  const parts = [
    one.percent === null ? `${price(one.amount ?? 0)} off` : `${one.percent} % off`,
    one.siteCodes ? `in ${one.siteCodes.join(', ')}` : 'in all editions',
    one.booked && `booked ${period(one.booked)}`,
    one.stay && `stays within ${period(one.stay)}`,
    one.leastTotal !== null && `from ${price(one.leastTotal)}`,
    one.oncePerCustomer && 'once per customer',
    one.mostUses === null ? `used ${one.uses} times` : `used ${one.uses} of ${one.mostUses} times`,
    one.endedAt && `ended ${one.endedAt.slice(0, 10)}`,
    one.note && `(${one.note})`,
  ]
  return `${one.code}  ${one.brand}  ${parts.filter(Boolean).join(', ')}`
}
