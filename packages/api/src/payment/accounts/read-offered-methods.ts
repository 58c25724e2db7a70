import { isPaymentMethodId, type PaymentMethodId } from '@camping/editions/payment-methods.ts'
import { StartupError } from '../../platform/db/startup-error.ts'
import { paymentTypes } from '../providers/bambora/payment-types.ts'
import type { OfferedMethod, OfferedMethods } from '../providers/offered-method.ts'
import type { ProviderId } from '../providers/provider-account.ts'
import { paymentMethodNames } from '../providers/saferpay/payment-method-names.ts'
import type { SettingReader } from './account-settings.ts'

const known: Readonly<Record<ProviderId, Readonly<Partial<Record<PaymentMethodId, unknown>>>>> = {
  bambora: paymentTypes,
  saferpay: paymentMethodNames,
}

/** A typing error of two digits is noticed: 250 meant, 25000 written. */
const mostFixedFee = 1_000

/**
 * Reads `{PROVIDER}_METHODS`, such as `card:0,ideal:0,paypal:250` (payment-20); without it one entry, `card`, with the fee of
 * `{PROVIDER}_FEE_BASIS_POINTS`.
 * @throws StartupError for a method that the provider does not have or that comes twice, for a fee above 10.00, together with
 * basis points, and for a fee that would apply to editions of several currencies.
 */
export function readOfferedMethods(provider: ProviderId, settings: SettingReader): OfferedMethods {
  const prefix = provider.toUpperCase()
  const feeBasisPoints = settings.basisPoints(`${prefix}_FEE_BASIS_POINTS`)
  const setting = `${prefix}_METHODS`
  const text = settings.text(setting)
  if (text === undefined)
    return { methods: [{ id: 'card', fixedFee: 0, feeBasisPoints }], tellsMethodsApart: false }
  const refuse = (why: string) => new StartupError(`${settings.name(setting)} ${why}`)
  const methods = text.split(',').map((entry): OfferedMethod => {
    const [, id = '', fee = ''] = /^\s*([a-z]+):(\d{1,6})\s*$/.exec(entry) ?? []
    if (fee === '') throw refuse(`has the entry '${entry}'. Each is a method and its fee, such as card:0.`)
    if (!isPaymentMethodId(id) || !known[provider][id])
      throw refuse(`names '${id}'. For ${provider} there are ${Object.keys(known[provider]).join(', ')}.`)
    if (Number(fee) > mostFixedFee) throw refuse(`has a fee of ${fee} for ${id}: more than 10.00.`)
    return { id, fixedFee: Number(fee), feeBasisPoints: 0 }
  })
  if (new Set(methods.map(({ id }) => id)).size < methods.length) throw refuse('names a method twice.')
  if (feeBasisPoints > 0) throw refuse(`and ${prefix}_FEE_BASIS_POINTS are both set. One of them is the fee.`)
  const hasFee = methods.some(({ fixedFee }) => fixedFee > 0)
  if (hasFee && settings.currenciesOf(setting).length > 1)
    throw refuse(
      `is needed: the brand’s setting has a fee in minor units and serves ${settings.currenciesOf(setting).join(', ')}.`,
    )
  return { methods: methods as [OfferedMethod, ...OfferedMethod[]], tellsMethodsApart: true }
}
