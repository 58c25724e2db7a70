import { expect, test } from 'vitest'
import { accountsFor } from './accounts-for.ts'
import { refuseRealAccounts } from './refuse-real-accounts.ts'
import { testAccounts } from './test-accounts.data.ts'

const newEdition = (name: string) => ({ name, currency: 'EUR' })

test('editions that ship retain their accounts', () => {
  const editions = testAccounts.map(({ name }) => newEdition(name))
  expect(accountsFor(editions)).toEqual(testAccounts)
})

test('an edition added afterwards has its own account, the same at every start', () => {
  const [alone] = accountsFor([newEdition('fjord-nl')])
  const [, beside] = accountsFor([newEdition('alder-uk'), newEdition('fjord-nl'), newEdition('tarn-de')])
  expect(beside).toEqual(alone)
  expect(alone?.epay.merchantNumber).toMatch(/^80\d{5}$/)
  expect(alone?.saferpay.terminalId).toMatch(/^\d{8}$/)
  expect(alone?.saferpay.currencies).toEqual(['EUR'])
  refuseRealAccounts(alone ? [alone] : [])
})

test('no two accounts share a number, however many there are', () => {
  const many = accountsFor(Array.from({ length: 500 }, (_, index) => newEdition(`brand${index}-de`)))
  for (const number of [
    many.map(({ epay }) => epay.merchantNumber),
    many.map(({ saferpay }) => saferpay.customerId),
    many.map(({ saferpay }) => saferpay.terminalId),
  ])
    expect(new Set(number).size).toBe(500)
})
