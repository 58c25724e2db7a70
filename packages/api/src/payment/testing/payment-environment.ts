import { epayKey, epayPassword } from './fake-epay.ts'

/** Accounts at both providers for every edition; the Swiss one allows no queries (no service password). */
export const paymentEnvironment = {
  PAYMENT_ALDER_BAMBORA_MERCHANT: '8012345',
  PAYMENT_ALDER_BAMBORA_MD5_KEY: epayKey,
  PAYMENT_ALDER_BAMBORA_SERVICE_PASSWORD: epayPassword,
  PAYMENT_ALDER_DE_CH_BAMBORA_MERCHANT: '8054321',
  PAYMENT_ALDER_SAFERPAY_CUSTOMER: '401860',
  PAYMENT_ALDER_SAFERPAY_TERMINAL: '17795278',
  PAYMENT_ALDER_SAFERPAY_USER: 'API_401860',
  PAYMENT_ALDER_SAFERPAY_PASSWORD: 'secret',
  PAYMENT_ALDER_SAFERPAY_TEST: 'true',
}
