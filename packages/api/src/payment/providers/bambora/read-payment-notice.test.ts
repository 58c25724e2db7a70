import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readPaymentNotice } from './read-payment-notice.ts'

const now = new Date('2027-03-01T10:00:00Z')
const sent: [string, string][] = [
  ['orderIdHash', 'AAAAAAAAAAAAAAAAAAAAAA'],
  ['apiLocale', 'couk'],
  ['redirectUrl', '/uk/profile/my-bookings/0123456789?a=1 é'],
  ['bookingId', '0123456789'],
  ['txnid', '123456789'],
  ['orderid', 'AB12CD34E'],
  ['amount', '12345'],
  ['currency', '826'],
  ['date', '20270301'],
  ['time', '1104'],
  ['txnfee', '0'],
  ['paymenttype', '3'],
  ['cardno', '444444XXXXXX4000'],
  ['hash', 'ABCDEFabcdef00112233445566778899'],
]
const query = (pairs: readonly (readonly [string, string])[]): string =>
  pairs.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&')
const changed = (name: string, value: string) =>
  query(sent.map(([sentName, old]) => [sentName, sentName === name ? value : old]))
const refusal = (text: string) => {
  const read = readPaymentNotice(text, now)
  return 'refused' in read ? read.refused : 'let in'
}

describe('a notice of ePay', () => {
  test('is read with its values in the order received', () => {
    const read = readPaymentNotice(query(sent), now)
    expect(read).toEqual({
      notice: {
        transactionId: '123456789',
        orderNumber: 'AB12CD34E',
        amount: 12_345,
        fee: 0,
        currency: 'GBP',
        orderIdHash: 'AAAAAAAAAAAAAAAAAAAAAA',
        apiLocale: 'couk',
        bookingId: '0123456789',
        hash: 'ABCDEFabcdef00112233445566778899',
        signedValues: sent.slice(0, -1).map(([, value]) => value),
      },
    })
  })

  test('spaces may come as plus, and what is optional may be missing or empty', () => {
    expect(refusal(query(sent).replaceAll('%20', '+'))).toBe('let in')
    expect(refusal(query(sent.filter(([name]) => !['txnfee', 'cardno', 'paymenttype'].includes(name))))).toBe(
      'let in',
    )
    expect(refusal(changed('cardno', ''))).toBe('let in')
  })

  test.each(['5', '99', '12345'])('a fee of %s is read', (fee) => {
    const read = readPaymentNotice(changed('txnfee', fee), now)
    expect('notice' in read && read.notice.fee).toBe(Number(fee))
  })

  test.each([
    ['GB', 'let in'],
    ['', 'let in'],
    ['G', 'form of payercountry'],
    ['GBR', 'form of payercountry'],
    ['1GB', 'form of payercountry'],
  ])('a country of %j: %s', (value, answer) =>
    expect(refusal(query([...sent.slice(0, -1), ['payercountry', value], ...sent.slice(-1)]))).toBe(answer),
  )

  test('a currency of no market is readable, and not accepted', () => {
    const read = readPaymentNotice(changed('currency', '208'), now)
    expect('notice' in read && read.notice.currency).toBe(undefined)
  })

  test.each([
    ['a name twice', `${query(sent)}&amount=12345`, 'amount twice'],
    ['a name twice in other letters', `${query(sent)}&Amount=12345`, 'unknown name'],
    ['an unknown name', `${query(sent)}&memo=`, 'unknown name'],
    ['a name of every object', `${query(sent)}&constructor=`, 'unknown name'],
    ['no value', query(sent).replace('txnid=123456789', 'txnid'), 'form of txnid'],
    ['broken encoding', `${query(sent)}&fraud=%E0%A4%A`, 'not decodable'],
    ['nothing', '', 'unknown name'],
    ['an amount with zeros in front', changed('amount', '012345'), 'form of amount'],
    ['an amount of nothing', changed('amount', '0'), 'form of amount'],
    ['a negative amount', changed('amount', '-5'), 'form of amount'],
    ['an amount with a point', changed('amount', '123.45'), 'form of amount'],
    ['an amount in another script', changed('amount', '١٢٣'), 'form of amount'],
    ['a long amount', changed('amount', '1234567890'), 'form of amount'],
    ['a currency by code', changed('currency', 'GBP'), 'form of currency'],
    ['a day that does not exist', changed('date', '20270230'), 'date'],
    ['a day of long ago', changed('date', '20270220'), 'date'],
    ['a day to come', changed('date', '20270304'), 'date'],
    ['a day with a digit more', changed('date', '202703010'), 'form of date'],
    ['a time with a digit more', changed('time', '11104'), 'form of time'],
    ['an hour that does not exist', changed('time', '2460'), 'form of time'],
    ['a short hash', changed('hash', 'abc'), 'form of hash'],
  ])('%s is refused', (_, text, reason) => expect(refusal(text)).toBe(reason))

  test.each(['txnid', 'orderid', 'amount', 'currency', 'date', 'time', 'hash', 'orderIdHash', 'bookingId'])(
    'without %s it is refused',
    (name) => expect(refusal(query(sent.filter(([sentName]) => sentName !== name)))).toBe(`${name} missing`),
  )

  // F19: the signature covers the joined values only. A change that keeps the joined text but alters what is read
  // must not pass.
  test('F19: no change that preserves the signed text alters the payment', () => {
    const signed = sent.slice(0, -1)
    const joined = signed.map(([, value]) => value).join('')
    const names = signed.map(([name]) => name)
    const facts = (text: string) => {
      const read = readPaymentNotice(text, now)
      if ('refused' in read) return undefined
      const { transactionId, orderNumber, amount, currency } = read.notice
      // The callback first compares these with the stored order.
      if (orderNumber !== 'AB12CD34E' || read.notice.orderIdHash !== 'AAAAAAAAAAAAAAAAAAAAAA')
        return undefined
      return { transactionId, amount, currency }
    }
    const original = facts(query(sent))
    expect(original).toEqual({ transactionId: '123456789', amount: 12_345, currency: 'GBP' })
    const cutAnywhere = fc
      .record({
        order: fc.shuffledSubarray([...names, 'subscriptionid', 'memo'], { minLength: 8 }),
        cuts: fc.array(fc.nat(joined.length), { minLength: 20, maxLength: 20 }),
      })
      .map(({ order, cuts }) => {
        const at = [0, ...cuts.slice(0, order.length - 1).sort((a, b) => a - b), joined.length]
        return order.map((name, index): [string, string] => [name, joined.slice(at[index], at[index + 1])])
      })
    const renamed = fc
      .shuffledSubarray([...names, 'subscriptionid', 'fraud', 'payercountry'], {
        minLength: names.length,
        maxLength: names.length,
      })
      .map((order) => order.map((name, index): [string, string] => [name, signed[index]?.[1] ?? '']))
    const shifted = fc.tuple(fc.nat(names.length - 2), fc.integer({ min: -4, max: 4 })).map(([at, by]) => {
      const pair = (signed[at]?.[1] ?? '') + (signed[at + 1]?.[1] ?? '')
      const cut = Math.max(0, Math.min(pair.length, (signed[at]?.[1] ?? '').length + by))
      return signed.map(([name, value], index): [string, string] =>
        index === at
          ? [name, pair.slice(0, cut)]
          : index === at + 1
            ? [name, pair.slice(cut)]
            : [name, value],
      )
    })
    const place = fc.nat(names.length - 1)
    const swapped = fc
      .tuple(place, place)
      .map(([one, other]) =>
        signed.map(([name, value], index): [string, string] => [
          (index === one ? names[other] : index === other ? names[one] : name) ?? name,
          value,
        ]),
      )
    fc.assert(
      fc.property(fc.oneof(cutAnywhere, renamed, shifted, swapped), (pairs) => {
        expect(pairs.map(([, value]) => value).join('')).toBe(joined)
        const read = facts(query([...pairs, ['hash', 'ABCDEFabcdef00112233445566778899']]))
        if (read) expect(read).toEqual(original)
      }),
      { numRuns: 3_000 },
    )
  })

  test('F19: the swap that a looser reader would fall for', () => {
    const swap = { txnid: 'amount', amount: 'txnid' } as Record<string, string>
    expect(refusal(query(sent.map(([name, value]) => [swap[name] ?? name, value])))).toBe('order of names')
  })
})
