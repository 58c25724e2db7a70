import { legalTags } from '@camping/editions/legal-tags.ts'
import { describe, expect, it } from 'vitest'
import { brandsWith, soundBrands, findingsOf } from '../testing/sound-brands.ts'
import { legalPages, legalPagesOf, shippedLegalPages } from './legal-pages.ts'

const legal = soundBrands.apps[1]?.config.legal

it('leaves sound brands alone', () => expect(legalPages(soundBrands)).toEqual([]))

describe('who is behind an app', () => {
  it.each([
    ['registration', { ...legal, registration: '' }, 'is empty'],
    ['company', { ...legal, company: 'TODO' }, 'is empty'],
    ['email', { ...legal, email: 'hello at pond' }, "'hello at pond' is not an e-mail address"],
    ['phone', { ...legal, phone: '0515 555 0110' }, 'must begin with +'],
  ])('is required: %s', (key, broken, sentence) => {
    const found = findingsOf(legalPages, { config: { legal: broken } })
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(`apps/pond/app.config.ts | legal.${key} | `)
    expect(found[0]).toContain(sentence)
  })
})

it('reports a missing legal page for each edition that needs it', () => {
  const [imprint, ...others] = shippedLegalPages.filter(({ tag }) => legalTags.some((one) => one === tag))
  const withoutDutch = { tag: imprint?.tag ?? '', words: { ...imprint?.words, nl: '' } }
  const found = legalPagesOf([withoutDutch, ...others])(brandsWith({}))
  expect(found.map(({ key, sentence }) => `${key}: ${sentence}`)).toEqual([
    "imprint: The page 'imprint' has no text in 'nl', which the edition 'nl' of apps/pond needs by law.",
  ])
})
