import { StartupError } from '@camping/api/platform/db/startup-error.ts'
import type { AppConfig } from '@camping/editions/define-app.ts'
import { describe, expect, test } from 'vitest'
import { refuseHalfProduction } from './refuse-half-production.ts'

const app = (brand: string, sites: string[], payments?: string[], badges: string[] = ['Visa']) =>
  ({
    brand,
    sites,
    payments,
    safetyIcons: { footer: { payment: badges.map((name) => ({ name })) } },
  }) as unknown as AppConfig
const apps = [app('alder', ['uk']), app('alder', ['de-ch'], ['saferpay']), app('lakeland', ['nl', 'de'])]

const whole = {
  SMTP_URL: 'smtps://mail.example',
  DATABASE_URL: 'postgres://db',
  TRUSTED_PROXIES: '0',
  PAYMENT_ALDER_UK_BAMBORA_MERCHANT: '1234567',
  PAYMENT_ALDER_UK_BAMBORA_MD5_KEY: 'key',
  PAYMENT_ALDER_SAFERPAY_CUSTOMER: '123456',
  PAYMENT_ALDER_SAFERPAY_TERMINAL: '12345678',
  PAYMENT_ALDER_SAFERPAY_USER: 'user',
  PAYMENT_ALDER_SAFERPAY_PASSWORD: 'password',
  PAYMENT_LAKELAND_BAMBORA_MERCHANT: '7654321',
  PAYMENT_LAKELAND_BAMBORA_MD5_KEY: 'key',
}

/** The error that prevents the start; '' when it starts. */
function refusal(env: Record<string, string>, configs = apps): string {
  try {
    refuseHalfProduction(env, configs)
    return ''
  } catch (error) {
    expect(error).toBeInstanceOf(StartupError)
    return (error as Error).message
  }
}

describe('a production', () => {
  test('starts with everything set', () => expect(refusal(whole)).toBe(''))

  test('shows no badge of a payment method that its accounts do not have, as far as they list their methods', () => {
    const dutch = [app('lakeland', ['nl'], undefined, ['Visa', 'iDEAL'])]
    const listing = (methods: object) => refusal({ ...whole, ...methods }, dutch)
    expect(listing({})).toBe('')
    expect(listing({ PAYMENT_LAKELAND_BAMBORA_METHODS: 'card:0, ideal:50' })).toBe('')
    expect(listing({ PAYMENT_LAKELAND_BAMBORA_METHODS: 'card:0,paypal:250' })).toContain(
      'lakeland nl shows iDEAL',
    )
    expect(listing({ PAYMENT_LAKELAND_NL_BAMBORA_METHODS: 'card:0' })).toContain('lakeland nl shows iDEAL')
  })

  test('lists all missing settings in one line', () => {
    const line = refusal({})
    for (const part of [
      'SMTP_URL',
      'DATABASE_URL',
      'TRUSTED_PROXIES',
      'alder uk, alder de-ch, lakeland nl, lakeland de',
    ])
      expect(line).toContain(part)
    expect(line).not.toContain('\n')
  })

  test.each(Object.keys(whole).filter((name) => !name.startsWith('PAYMENT_ALDER_UK')))(
    'does not start without %s',
    (name) => {
      const { [name]: _, ...rest } = whole as Record<string, string>
      const expected = name.startsWith('PAYMENT_ALDER')
        ? 'alder de-ch'
        : name.startsWith('PAYMENT')
          ? 'lakeland nl, lakeland de'
          : name
      expect(refusal(rest)).toContain(expected)
    },
  )

  test('has an account where one of several providers is complete, and takes no other for the one that is offered', () => {
    const { PAYMENT_ALDER_UK_BAMBORA_MD5_KEY: _, ...rest } = whole
    expect(refusal(rest)).toBe('')
    expect(refusal({ ...rest, PAYMENT_ALDER_UK_PROVIDERS: 'bambora' })).toContain('alder uk')
    expect(refusal({ ...whole, PAYMENT_ALDER_DE_CH_PROVIDERS: 'bambora' })).toContain('alder de-ch')
  })

  test('requires no account where none is offered', () => {
    expect(refusal(whole, [...apps, app('fjord', ['nl'], [])])).toBe('')
    expect(refusal(whole, [...apps, app('fjord', ['nl'])])).toContain('fjord nl')
  })

  test('has no sandbox, even if configured', () => {
    expect(refusal({ ...whole, SANDBOX: 'on' })).toBe(
      'STAGE=production does not start: never in production: SANDBOX=on.',
    )
    expect(refusal({ ...whole, SANDBOX: 'off' })).toBe('')
  })
})
