import { expect, test } from 'vitest'
import { accountsFor } from './accounts-for.ts'
import { refuseRealAccounts } from './refuse-real-accounts.ts'
import { testAccounts } from './test-accounts.data.ts'

const later = (name: string) => ({ name, currency: 'EUR' })

test('editions that ship keep their accounts', () => {
  const editions = testAccounts.map(({ name }) => later(name))
  expect(accountsFor(editions)).toEqual(testAccounts)
})

test('an edition that came later has an account of its own, the same at every start', () => {
  const [alone] = accountsFor([later('fjord-nl')])
  const [, beside] = accountsFor([later('alder-uk'), later('fjord-nl'), later('tarn-de')])
  expect(beside).toEqual(alone)
  expect(alone?.epay.merchantNumber).toMatch(/^80\d{5}$/)
  expect(alone?.saferpay.terminalId).toMatch(/^\d{8}$/)
  expect(alone?.saferpay.currencies).toEqual(['EUR'])
  refuseRealAccounts(alone ? [alone] : [])
})

test('no two accounts share a number, however many there are', () => {
  const many = accountsFor(Array.from({ length: 500 }, (_, index) => later(`brand${index}-de`)))
  for (const number of [
    many.map(({ epay }) => epay.merchantNumber),
    many.map(({ saferpay }) => saferpay.customerId),
    many.map(({ saferpay }) => saferpay.terminalId),
  ])
    expect(new Set(number).size).toBe(500)
})
