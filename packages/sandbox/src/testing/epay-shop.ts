import { createHash } from 'node:crypto'
import { testAccounts } from '../accounts/test-accounts.data.ts'
import { md5OfValues } from '../epay/md5-of-values.ts'
import type { TestSandbox } from './open-test-sandbox.ts'

const { epay } = testAccounts[0]!
let orders = 0

/** An order id that no test has used yet. */
export const newOrder = (): string => `ORDER${String(++orders).padStart(4, '0')}`

/** The test shop's unsigned window parameters, in the order of transmission. */
export function windowFields(box: TestSandbox, changes: Record<string, string> = {}): [string, string][] {
  const { origin } = box.shop
  return Object.entries({
    merchantnumber: epay.merchantNumber,
    amount: '12345',
    currency: 'GBP',
    orderid: newOrder(),
    windowstate: '3',
    language: '1',
    ownreceipt: '1',
    accepturl: `${origin}/accept?orderIdHash=a b&apiLocale=couk&redirectUrl=/uk/x&bookingId=7`,
    callbackurl: `${origin}/callback?orderIdHash=a b&apiLocale=couk&redirectUrl=/uk/x&bookingId=7`,
    cancelurl: `${origin}/cancelled`,
    ...changes,
  })
}

/** The fields with their hash. */
export function signedFields(fields: [string, string][], key = epay.md5Key): [string, string][] {
  const values = fields.map(([, value]) => value)
  return [...fields, ['hash', md5OfValues(values, key)]]
}

/** Opens a window of the test shop. */
export const openWindow = (box: TestSandbox, changes?: Record<string, string>): Promise<string> =>
  box.customer.openWindow(signedFields(windowFields(box, changes)))

/** The parameters of an address in their order. */
export const queryOf = (url: string | undefined): [string, string][] => [
  ...new URL(url ?? '', 'http://localhost').searchParams,
]

/** The rule of the callback, implemented a second time: received values in order without the hash, then the key. */
export function isSigned(query: [string, string][]): boolean {
  const values = query.filter(([name]) => name !== 'hash').map(([, value]) => value)
  const sent = query.find(([name]) => name === 'hash')?.[1]
  return (
    createHash('md5')
      .update(`${values.join('')}${epay.md5Key}`)
      .digest('hex') === sent
  )
}

export const acceptedCard = '3333333333333000'
