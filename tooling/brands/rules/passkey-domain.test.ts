import { expect, it } from 'vitest'
import { findingsOf, soundBrands } from '../testing/sound-brands.ts'
import { passkeyDomain } from './passkey-domain.ts'

it('leaves sound brands alone', () => expect(passkeyDomain(soundBrands)).toEqual([]))

it('leaves a domain above the edition’s alone, and the edition’s own', () => {
  for (const domain of ['pond.example', 'nl.pond.example'])
    expect(
      findingsOf(passkeyDomain, { config: { domains: { nl: 'nl.pond.example' }, passkeyDomain: domain } }),
    ).toEqual([])
})

it.each([
  ['another’s domain', 'lake.example', "'nl.pond.example' is not below 'lake.example'"],
  ['an end of a name', 'ond.example', "'nl.pond.example' is not below 'ond.example'"],
  ['what everybody has', 'example', "'example' belongs to everybody"],
])('reports %s', (_, domain, sentence) => {
  const [finding] = findingsOf(passkeyDomain, {
    config: { domains: { nl: 'nl.pond.example' }, passkeyDomain: domain },
  })
  expect(finding).toContain('apps/pond/app.config.ts | passkeyDomain | ')
  expect(finding).toContain(sentence)
})
