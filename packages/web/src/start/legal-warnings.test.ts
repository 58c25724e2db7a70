import { appTextTags } from '@camping/editions/legal-tags.ts'
import { expect, it } from 'vitest'
import { legalWarnings } from './legal-warnings.ts'

const legal = {
  company: 'Pond Parks B.V.',
  address: '1 Pond Road',
  email: 'hello@pond.example',
  phone: '+31 515 555 0110',
  registration: 'KvK 00000000',
}
const signed = Object.fromEntries(appTextTags.map((tag) => [tag, { by: 'Reed & Reed', on: '2999-01-01' }]))
const app = (facts: object) => ({ id: 'pond', supports: { checkout: true }, legal: { ...legal, ...facts } })

it('is silent about a brand whose facts are its own and whose texts are signed', () =>
  expect(legalWarnings([app({ signed })])).toEqual([]))

it('names facts that are examples', () => {
  const host = { name: 'Example Hosting', address: '2 Pond Road', phone: '+31 1' }
  expect(
    legalWarnings([app({ signed, host, vatNumber: 'EX000000000', address: 'Example Street 1' })]),
  ).toEqual([
    'apps/pond/app.config.ts: visitors read examples in the imprint: legal.address, legal.host.name, legal.vatNumber',
  ])
})

it('names the texts that nobody has signed, and who should', () => {
  const { terms, ...others } = signed
  expect(terms).toBeDefined()
  expect(legalWarnings([app({ signed: others })])).toEqual([
    'apps/pond/app.config.ts, legal.signed: nobody has signed terms (counsel for consumer law)',
  ])
})
