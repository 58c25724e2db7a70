import type { AppConfig } from '@camping/editions/define-app.ts'
import { expect, it } from 'vitest'
import { paymentSettingLines } from './payment-settings.ts'
import { soundBrands } from './testing/sound-brands.ts'

const [hill, pond] = soundBrands.apps.map(({ config }) => config) as [AppConfig, AppConfig]

it('names what each edition needs for each provider that its app offers', () => {
  const swiss: AppConfig = { ...hill, sites: ['de-ch'], payments: ['saferpay'] }
  expect(paymentSettingLines([swiss, pond], {})).toEqual([
    'Hill Camping de-ch (apps/hill)',
    '  saferpay  missing  PAYMENT_HILL_DE_CH_SAFERPAY_CUSTOMER',
    '  saferpay  missing  PAYMENT_HILL_DE_CH_SAFERPAY_TERMINAL',
    '  saferpay  missing  PAYMENT_HILL_DE_CH_SAFERPAY_USER',
    '  saferpay  missing  PAYMENT_HILL_DE_CH_SAFERPAY_PASSWORD',
    'Pond Parks nl (apps/pond)',
    '  bambora   missing  PAYMENT_POND_NL_BAMBORA_MERCHANT',
    '  bambora   missing  PAYMENT_POND_NL_BAMBORA_MD5_KEY',
    '  saferpay  missing  PAYMENT_POND_NL_SAFERPAY_CUSTOMER',
    '  saferpay  missing  PAYMENT_POND_NL_SAFERPAY_TERMINAL',
    '  saferpay  missing  PAYMENT_POND_NL_SAFERPAY_USER',
    '  saferpay  missing  PAYMENT_POND_NL_SAFERPAY_PASSWORD',
  ])
})

it('reports which have a value, for the edition or its brand, and never shows one', () => {
  const env = {
    PAYMENT_POND_PROVIDERS: 'bambora',
    PAYMENT_POND_NL_BAMBORA_MERCHANT: '8012345',
    PAYMENT_POND_BAMBORA_MD5_KEY: 'geheim',
  }
  expect(paymentSettingLines([pond], env)).toEqual([
    'Pond Parks nl (apps/pond)',
    '  bambora   set      PAYMENT_POND_NL_BAMBORA_MERCHANT',
    '  bambora   set      PAYMENT_POND_BAMBORA_MD5_KEY',
  ])
})
