import type { EpayAccount } from '../accounts/test-accounts.data.ts'
import { isTestMerchant } from '../accounts/refuse-real-accounts.ts'
import type { Bank } from '../bank/bank.ts'
import { currencyNumber } from '../bank/currencies.ts'
import { knobsOf } from '../knobs/knobs-of.ts'
import type { EpayWindow } from '../bank/epay.types.ts'
import { epayPaymentTypes } from './epay-cards.data.ts'
import { md5OfValues } from './md5-of-values.ts'
import type { Field } from './ordered-fields.ts'

/** Why no window opens: ePay's code, and an explanation for the developer. */
export interface WindowRefusal {
  readonly code: number
  readonly why: string
}

const refuse = (code: number, why: string): WindowRefusal => ({ code, why })
const notStarted = -5514
const required = ['merchantnumber', 'amount', 'currency', 'orderid'] as const

export interface WindowContext {
  readonly bank: Bank
  readonly accounts: readonly EpayAccount[]
  readonly framed: boolean
}

/** Reads the shop's parameters for a window. */
export function readWindowRequest(
  fields: readonly Field[],
  { bank, accounts, framed }: WindowContext,
): EpayWindow | WindowRefusal {
  const names = fields.map(([name]) => name)
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice !== undefined) return refuse(notStarted, `The parameter ${twice} comes twice.`)
  const sent = new Map(fields)
  const get = (name: string): string => sent.get(name) ?? ''
  const missing = required.find((name) => get(name) === '')
  if (missing) return refuse(notStarted, `The parameter ${missing} is missing.`)

  const merchantNumber = get('merchantnumber')
  if (!isTestMerchant(merchantNumber))
    return refuse(
      notStarted,
      'The merchant number looks like a real one. Test numbers are 80 and five digits.',
    )
  const account = accounts.find((one) => one.merchantNumber === merchantNumber)
  if (!account) return refuse(notStarted, `No merchant has the number ${merchantNumber}.`)
  if (!/^[A-Za-z0-9]{1,20}$/.test(get('orderid')))
    return refuse(notStarted, 'orderid must be 1 to 20 letters and digits.')
  if (!/^[1-9]\d{0,8}$/.test(get('amount')))
    return refuse(notStarted, 'amount must be a whole number of minor units above 0, without signs.')
  const currency = currencyNumber(get('currency'))
  if (!currency) return refuse(-5602, `The currency ${get('currency')} is not known.`)
  const wrongAddress = ['accepturl', 'cancelurl', 'callbackurl'].find((name) => !isAddress(get(name)))
  if (wrongAddress) return refuse(notStarted, `${wrongAddress} must be an absolute http or https address.`)

  const wrongType = get('paymenttype')
    .split(',')
    .find((type) => type !== '' && !epayPaymentTypes.has(Number(type)))
  if (wrongType !== undefined) return refuse(-5603, `There is no payment type ${wrongType}.`)

  const knobs = knobsOf(bank.state, get('orderid'))
  if ((knobs.checkRequestHash ?? account.checksRequests) && !isSigned(fields, account))
    return refuse(notStarted, 'hash is not the MD5 of the values sent, in their order, followed by the key.')
  if (knobs.orderReuse === 'reject' && wasPaid(bank, merchantNumber, get('orderid')))
    return refuse(-5511, 'The acquirer does not accept an order id that was paid before.')
  return windowOf(get, { merchantNumber, currency, bank, framed })
}

function windowOf(
  get: (name: string) => string,
  {
    merchantNumber,
    currency,
    bank,
    framed,
  }: { merchantNumber: string; currency: string; bank: Bank; framed: boolean },
): EpayWindow {
  const minutes = Number(get('timeout'))
  return {
    id: bank.secret(),
    merchantNumber,
    orderId: get('orderid'),
    amount: Number(get('amount')),
    currency,
    acceptUrl: get('accepturl'),
    cancelUrl: get('cancelurl'),
    callbackUrl: get('callbackurl'),
    instantCallback: get('instantcallback') === '1',
    instantCapture: get('instantcapture') === '1',
    ownReceipt: get('ownreceipt') === '1',
    framed,
    language: get('language') || '0',
    text: get('ordertext') || get('description'),
    declineText: get('declinetext'),
    group: get('group'),
    ...(get('paymenttype') && { paymentTypes: get('paymenttype').split(',').map(Number) }),
    openedAt: bank.now(),
    timeoutMinutes: Number.isInteger(minutes) && minutes > 0 ? minutes : 20,
    touchedAt: bank.now(),
    challenged: null,
    transactionId: null,
    isCancelled: false,
  }
}

/** Empty addresses are valid: a shop need not receive every callback. */
const isAddress = (text: string): boolean =>
  text === '' || (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol))

function isSigned(fields: readonly Field[], { md5Key }: EpayAccount): boolean {
  const values = fields.filter(([name]) => name !== 'hash').map(([, value]) => value)
  const sent = fields.find(([name]) => name === 'hash')?.[1] ?? ''
  return sent.toLowerCase() === md5OfValues(values, md5Key)
}

const wasPaid = ({ state }: Bank, merchantNumber: string, orderId: string): boolean =>
  [...state.epay.values()].some(
    (one) => one.merchantNumber === merchantNumber && one.orderId === orderId && one.deletedAt === null,
  )
