import { shopSettings } from '@camping/sandbox/accounts/shop-settings.ts'
import { testAccounts } from '@camping/sandbox/accounts/test-accounts.data.ts'
import { describe, expect, it } from 'vitest'
import { paymentSettings } from './payment-settings.ts'

const sandbox = { settings: shopSettings('http://localhost:4000') }

describe('where payments go', () => {
  it('is the sandbox in a fresh clone, with separate accounts for every edition', () => {
    const { env, production } = paymentSettings({ env: { PORT: '3000' }, production: false, sandbox })
    expect(production).toBe(false)
    expect(env).toMatchObject({
      PAYMENT_BAMBORA_URL: 'http://localhost:4000/epay',
      PAYMENT_SAFERPAY_URL: 'http://localhost:4000/saferpay/api',
      PAYMENT_ALDER_DE_CH_BAMBORA_TEST: 'true',
    })
    const merchants = Object.entries(env).filter(([name]) => name.endsWith('_MERCHANT'))
    expect(new Set(merchants.map(([, number]) => number)).size).toBe(testAccounts.length)
  })

  it('is what the environment names, and nothing else, once it names anything', () => {
    const env = { PAYMENT_ALDER_UK_BAMBORA_MERCHANT: '1234567', PAYMENT_ALDER_UK_BAMBORA_MD5_KEY: 'secret' }
    expect(paymentSettings({ env, production: false, sandbox }).env).toBe(env)
  })

  it('is never the sandbox in production', () => {
    const env = { PORT: '3000' }
    expect(paymentSettings({ env, production: true, sandbox })).toEqual({ env, production: true })
  })
})
