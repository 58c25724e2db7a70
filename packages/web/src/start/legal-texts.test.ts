import type { LegalText } from '@camping/editions/legal-text.ts'
import type { AppLegalTexts } from '@camping/editions/app-legal-texts.ts'
import { expect, it } from 'vitest'
import { legalTexts } from './legal-texts.ts'
import { fakeApps } from '../testing/fake-apps.ts'

const textOf = (body: string): LegalText => ({ title: null, blocks: [{ heading: null, body }] })

it('finds the text of the app that serves the edition of the brand, in the words of that edition', () => {
  const texts: Record<string, AppLegalTexts> = {
    'white-label': { nl: { terms: textOf('Parken') }, de: { terms: textOf('Parks') } },
    // The house has one app per edition, so each app has its own texts.
    'de-ch': { 'de-CH': { privacy: textOf('Schweiz') } },
  }
  const find = legalTexts(() => fakeApps.map(({ config }) => ({ config, legalTexts: texts[config.id] })))
  expect(find('lakeland', 'nl', 'terms')).toEqual(textOf('Parken'))
  expect(find('lakeland', 'de', 'terms')).toEqual(textOf('Parks'))
  expect(find('lakeland', 'de', 'privacy')).toBeUndefined()
  expect(find('alder', 'de-ch', 'privacy')).toEqual(textOf('Schweiz'))
  for (const site of ['nl', 'de', 'uk'] as const) expect(find('alder', site, 'terms')).toBeUndefined()
  expect(find('lakeland', 'uk', 'terms')).toBeUndefined()
  expect(find('nobody', 'nl', 'terms')).toBeUndefined()
})

it('reads the apps as they are now', () => {
  let body = 'Before'
  const find = legalTexts(() =>
    fakeApps.map(({ config }) => ({ config, legalTexts: { nl: { terms: textOf(body) } } })),
  )
  expect(find('alder', 'nl', 'terms')).toEqual(textOf('Before'))
  body = 'After'
  expect(find('alder', 'nl', 'terms')).toEqual(textOf('After'))
})
