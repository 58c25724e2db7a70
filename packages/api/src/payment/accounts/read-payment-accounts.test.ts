import { paymentProviderIds, type PaymentProviderId } from '@camping/editions/payment-provider-ids.ts'
import { neededPaymentSettings, paymentVariable } from '@camping/editions/payment-variables.ts'
import { describe, expect, test } from 'vitest'
import { shippedBrands } from '../../platform/config/brand-access.ts'
import type { Payments } from './payments.ts'
import { readPaymentAccounts } from './read-payment-accounts.ts'

const read = (env: Record<string, string>, production = false) =>
  readPaymentAccounts(env, { brands: shippedBrands, production })
const bambora = { PAYMENT_ALDER_BAMBORA_MERCHANT: '8012345', PAYMENT_ALDER_BAMBORA_MD5_KEY: 'geheim' }
const saferpay = {
  PAYMENT_ALDER_DE_CH_SAFERPAY_CUSTOMER: '401860',
  PAYMENT_ALDER_DE_CH_SAFERPAY_TERMINAL: '17795278',
  PAYMENT_ALDER_DE_CH_SAFERPAY_USER: 'API_401860',
  PAYMENT_ALDER_DE_CH_SAFERPAY_PASSWORD: 'geheim',
}

/** Settings whose value has a required format. */
const numbers = {
  PAYMENT_ALDER_DE_CH_BAMBORA_MERCHANT: '8012345',
  PAYMENT_ALDER_DE_CH_SAFERPAY_CUSTOMER: '401860',
  PAYMENT_ALDER_DE_CH_SAFERPAY_TERMINAL: '17795278',
}

describe('payment accounts from the environment', () => {
  test('nothing set, nothing taken', () => expect(read({}).accounts).toEqual([]))

  test('a brand’s account holds for its editions, an edition’s account comes first, other brands have none', () => {
    const payments = read({ ...bambora, ...saferpay, PAYMENT_ALDER_UK_BAMBORA_MERCHANT: '8099999' })
    expect(payments.find('alder', 'nl', 'bambora')?.merchantId).toBe('8012345')
    expect(payments.find('alder', 'uk', 'bambora')?.merchantId).toBe('8099999')
    expect(payments.offered('alder', 'de-ch').map(({ provider }) => provider)).toEqual([
      'bambora',
      'saferpay',
    ])
    expect(payments.offered('lakeland', 'nl')).toEqual([])
    expect(payments.accounts).toHaveLength(10)
  })

  test('the order of providers is a setting', () => {
    const payments = read({ ...bambora, ...saferpay, PAYMENT_ALDER_DE_CH_PROVIDERS: 'saferpay, bambora' })
    expect(payments.offered('alder', 'de-ch').map(({ provider }) => provider)).toEqual([
      'saferpay',
      'bambora',
    ])
  })

  test('an app lists what its editions offer, and the environment overrides it', () => {
    const env = { ...bambora, ...saferpay }
    const brandsOf = (offered: readonly PaymentProviderId[]) =>
      new Map([
        [
          'alder',
          {
            sites: ['de-ch'],
            showsDestinations: true,
            hasNewsletter: true,
            takesVouchers: true,
            payments: { 'de-ch': offered },
          },
        ],
      ] as const)
    const of = (offered: readonly PaymentProviderId[], more = {}) =>
      readPaymentAccounts({ ...env, ...more }, { brands: brandsOf(offered), production: false })
    const names = (payments: Payments) => payments.offered('alder', 'de-ch').map(({ provider }) => provider)
    expect(names(of(['saferpay', 'bambora']))).toEqual(['saferpay', 'bambora'])
    expect(names(of(['saferpay']))).toEqual(['saferpay'])
    expect(names(of(['saferpay'], { PAYMENT_ALDER_PROVIDERS: 'bambora' }))).toEqual(['bambora'])
    // Earlier payments at this account are still polled and refunded.
    expect(of(['saferpay']).find('alder', 'de-ch', 'bambora')?.merchantId).toBe('8012345')
  })

  test.each(paymentProviderIds)('%s needs the settings that its error names', (provider) => {
    const needed = neededPaymentSettings[provider].map((setting) =>
      paymentVariable(setting, 'alder', 'de-ch'),
    )
    const values = { ...Object.fromEntries(needed.map((name) => [name, 'geheim'])), ...numbers }
    const env = Object.fromEntries(Object.entries(values).filter(([name]) => needed.includes(name)))
    expect(read(env, true).accounts.map((account) => account.provider)).toEqual([provider])
    const [first, ...others] = needed as [string, ...string[]]
    expect(read({ ...env, [first]: '' }).accounts).toEqual([])
    for (const name of others) expect(() => read({ ...env, [name]: '' })).toThrow(`${name} `)
  })

  test('methods with their fees are of an edition, or of a brand where they cost nothing', () => {
    const payments = read({
      ...bambora,
      ...saferpay,
      PAYMENT_ALDER_BAMBORA_METHODS: 'ideal:0, card:0',
      PAYMENT_ALDER_DE_CH_SAFERPAY_METHODS: 'twint:0,paypal:250',
    })
    const methodsOf = (site: string, provider: PaymentProviderId) => {
      const account = payments.find('alder', site, provider)
      return [account?.tellsMethodsApart, account?.methods.map(({ id, fixedFee }) => `${id} ${fixedFee}`)]
    }
    expect(methodsOf('uk', 'bambora')).toEqual([true, ['ideal 0', 'card 0']])
    expect(methodsOf('de-ch', 'saferpay')).toEqual([true, ['twint 0', 'paypal 250']])
    expect(read({ ...bambora }).find('alder', 'uk', 'bambora')).toMatchObject({
      tellsMethodsApart: false,
      methods: [{ id: 'card', fixedFee: 0, feeBasisPoints: 0 }],
    })
  })

  test('two keys while one is replaced', () => {
    const [account] = read({ ...bambora, PAYMENT_ALDER_BAMBORA_MD5_KEY_PREVIOUS: 'alt' }).bambora
    expect(account?.hashKeys).toEqual(['geheim', 'alt'])
  })

  test.each([
    [{ PAYMENT_ALDER_UK_BAMBORA_MERCHANT: '8012345' }, /PAYMENT_ALDER_UK_BAMBORA_MD5_KEY .*is missing/],
    [{ ...saferpay, PAYMENT_ALDER_DE_CH_SAFERPAY_PASSWORD: '' }, /SAFERPAY_PASSWORD .*is missing/],
    [{ ...saferpay, PAYMENT_ALDER_DE_CH_SAFERPAY_TERMINAL: '12' }, /SAFERPAY_TERMINAL does not have/],
    [{ ...saferpay, PAYMENT_ALDER_SAFERPAY_SPEC_VERSION: '1.32' }, /from 1\.33 to 1\.53/],
    [{ ...saferpay, PAYMENT_ALDER_SAFERPAY_SPEC_VERSION: '2.0' }, /from 1\.33 to 1\.53/],
    [{ PAYMENT_ALDER_PROVIDERS: 'paypal' }, /not 'paypal'/],
    [{ ...bambora, PAYMENT_ALDER_BAMBORA_FEE_BASIS_POINTS: '900' }, /more than 5 %/],
    [{ ...bambora, PAYMENT_BAMBORA_URL: 'localhost' }, /must be an address/],
    [{ ...bambora, PAYMENT_ALDER_UK_BAMBORA_METHODS: 'card' }, /entry 'card'/],
    [{ ...bambora, PAYMENT_ALDER_UK_BAMBORA_METHODS: 'card:-1' }, /entry 'card:-1'/],
    [{ ...bambora, PAYMENT_ALDER_UK_BAMBORA_METHODS: 'card:0,' }, /entry ''/],
    [
      { ...bambora, PAYMENT_ALDER_UK_BAMBORA_METHODS: 'twint:0' },
      /BAMBORA_METHODS names 'twint'.*card, paypal/,
    ],
    [{ ...saferpay, PAYMENT_ALDER_DE_CH_SAFERPAY_METHODS: 'bitcoin:0' }, /names 'bitcoin'/],
    [{ ...bambora, PAYMENT_ALDER_UK_BAMBORA_METHODS: 'paypal:1001' }, /more than 10\.00/],
    [{ ...bambora, PAYMENT_ALDER_UK_BAMBORA_METHODS: 'card:0,card:10' }, /a method twice/],
    [
      {
        ...bambora,
        PAYMENT_ALDER_UK_BAMBORA_METHODS: 'card:0',
        PAYMENT_ALDER_BAMBORA_FEE_BASIS_POINTS: '10',
      },
      /both set/,
    ],
    // Alder sells in three currencies: 2.50 of which?
    [
      { ...bambora, PAYMENT_ALDER_BAMBORA_METHODS: 'paypal:250' },
      /_BAMBORA_METHODS is needed.*serves (?=.*GBP)(?=.*EUR)(?=.*CHF)/,
    ],
  ])('%j does not start, and reports why', (env, sentence) => {
    expect(() => read(env as Record<string, string>)).toThrow(sentence)
  })

  test('secrets are in no sentence', () => {
    expect(() => read({ ...bambora, PAYMENT_ALDER_BAMBORA_MERCHANT: 'geheime Zahl' })).toThrow(
      /^(?!.*geheime).*$/s,
    )
  })

  test('production takes neither sandbox nor test account', () => {
    expect(() => read({ ...bambora, PAYMENT_BAMBORA_URL: 'http://localhost:3100' }, true)).toThrow(/sandbox/)
    expect(() => read({ ...saferpay, PAYMENT_SAFERPAY_URL: 'http://localhost:3100' }, true)).toThrow(
      /sandbox/,
    )
    expect(() => read({ ...bambora, PAYMENT_ALDER_BAMBORA_TEST: 'true' }, true)).toThrow(/takes no money/)
    const key = { PAYMENT_ALDER_BAMBORA_MD5_KEY: 'sandbox-md5-alder-uk' }
    expect(() => read({ ...bambora, ...key }, true)).toThrow(/MD5_KEY is of an account of the sandbox/)
    const password = { PAYMENT_ALDER_DE_CH_SAFERPAY_PASSWORD: 'JsonApiPwd-sandbox-alder-de-ch' }
    expect(() => read({ ...saferpay, ...password }, true)).toThrow(/PASSWORD is of an account of the sandbox/)
    expect(read({ ...bambora, ...saferpay }, true).accounts).toHaveLength(10)
  })
})
