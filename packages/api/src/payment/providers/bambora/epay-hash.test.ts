import { describe, expect, test } from 'vitest'
import { currencyOfNumber } from './currency-number.ts'
import { epayHash, isEpayHash } from './epay-hash.ts'
import { windowFields } from './window-fields.ts'

describe('the signature of ePay', () => {
  test.each([
    { published: 'inbound', values: ['208', '20000', 'Order1'], hash: '18aa5a1a173e5e5e6245a620b814f176' },
    { published: 'outbound', values: ['20000', 'Order1', '8877'], hash: '7fc90e52bbd23fc11d8d90dbdd94514d' },
  ])('the published vector, $published', ({ values, hash }) => {
    expect(epayHash(values, 'ABC')).toBe(hash)
    expect(isEpayHash(hash, values, ['ABC'])).toBe(true)
    expect(isEpayHash(hash.toUpperCase(), values, ['other', 'ABC'])).toBe(true)
    expect(isEpayHash(hash, values, ['other'])).toBe(false)
    expect(isEpayHash(hash, values, [])).toBe(false)
    expect(isEpayHash(hash.slice(1), values, ['ABC'])).toBe(false)
  })

  test('values are hashed as UTF-8', () => {
    // printf 'Zürich€key' | md5sum
    expect(epayHash(['Zürich', '€'], 'key')).toBe('ed683a9010600e041441e5732cc5f8ff')
  })
})

describe('the fields of the payment window', () => {
  const window = {
    merchantNumber: '8012345',
    key: 'secret',
    amount: 12_345,
    currency: 'CHF',
    orderNumber: 'AB12CD34E',
    acceptUrl: 'https://ch.example/accept?a=1&b=ü',
    cancelUrl: 'https://ch.example/cancel',
    callbackUrl: 'https://ch.example/callback',
    language: '7',
    instantCapture: false,
  } as const

  test('what payment-5 fixes, numbers for currencies, and a signature over all values in order', () => {
    const fields = windowFields(window)
    const { hash, ...named } = Object.fromEntries(fields)
    expect(named).toMatchObject({
      merchantnumber: '8012345',
      amount: '12345',
      currency: '756',
      orderid: 'AB12CD34E',
      language: '7',
      ownreceipt: '1',
      instantcapture: '0',
      accepturl: 'https://ch.example/accept?a=1&b=ü',
    })
    expect(fields.at(-1)?.[0]).toBe('hash')
    expect(hash).toBe(
      epayHash(
        fields.slice(0, -1).map(([, value]) => value),
        'secret',
      ),
    )
  })

  test('a merchant without signatures gets none', () => {
    expect(windowFields({ ...window, key: undefined }).map(([name]) => name)).not.toContain('hash')
  })

  test.each([
    ['978', 'EUR'],
    ['826', 'GBP'],
    ['756', 'CHF'],
    ['208', undefined],
    ['000', undefined],
  ])('currency %s is %s', (number, currency) => expect(currencyOfNumber(number)).toBe(currency))
})
