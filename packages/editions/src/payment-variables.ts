import type { PaymentProviderId } from './payment-provider-ids.ts'

const word = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '_')

/**
 * The environment variable of a payment setting: `PAYMENT_ALDER_DE_CH_BAMBORA_MERCHANT` for one edition; without an
 * edition, the one for the whole brand (docs/how-to/take-payments.md).
 */
export function paymentVariable(setting: string, brand: string, site?: string): string {
  return ['PAYMENT', word(brand), ...(site === undefined ? [] : [word(site)]), setting].join('_')
}

/** Required settings of an account. The first one enables the provider. */
export const neededPaymentSettings: Readonly<Record<PaymentProviderId, readonly string[]>> = {
  bambora: ['BAMBORA_MERCHANT', 'BAMBORA_MD5_KEY'],
  saferpay: ['SAFERPAY_CUSTOMER', 'SAFERPAY_TERMINAL', 'SAFERPAY_USER', 'SAFERPAY_PASSWORD'],
}
