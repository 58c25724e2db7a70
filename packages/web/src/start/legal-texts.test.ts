import type { LegalText } from '@camping/editions/legal-text.ts'
import type { AppLegalTexts } from '@camping/editions/app-legal-texts.ts'
import { expect, it } from 'vitest'
import { legalTexts } from './legal-texts.ts'
import { fakeApps } from '../testing/fake-apps.ts'

const textOf = (body: string): LegalText => ({ title: null, blocks: [{ heading: null, body }] })

const find = (apps: Parameters<typeof legalTexts>[0], isDemonstration = false) =>
  legalTexts(apps, isDemonstration)

it('finds the text of the app that serves the edition of the brand, in the words of that edition', () => {
  const texts: Record<string, AppLegalTexts> = {
    'white-label': { nl: { terms: textOf('Parken') }, de: { terms: textOf('Parks') } },
    // The house has one app per edition, so each app has its own texts.
    'de-ch': { 'de-CH': { privacy: textOf('Schweiz') } },
  }
  const own = find(() => fakeApps.map(({ config }) => ({ config, legalTexts: texts[config.id] })))
  expect(own('lakeland', 'nl', 'terms')?.own).toEqual(textOf('Parken'))
  expect(own('lakeland', 'de', 'terms')?.own).toEqual(textOf('Parks'))
  expect(own('lakeland', 'de', 'privacy')?.own).toBeUndefined()
  expect(own('alder', 'de-ch', 'privacy')?.own).toEqual(textOf('Schweiz'))
  for (const site of ['nl', 'de', 'uk'] as const) expect(own('alder', site, 'terms')?.own).toBeUndefined()
  expect(own('lakeland', 'uk', 'terms')).toBeUndefined()
  expect(own('nobody', 'nl', 'terms')).toBeUndefined()
})

it('reads the apps as they are now', () => {
  let text: LegalText | undefined = textOf('Before')
  const texts = find(() =>
    fakeApps.map(({ config }) => ({ config, legalTexts: { nl: text ? { terms: text } : {} } })),
  )
  expect(texts('alder', 'nl', 'terms')?.own).toEqual(textOf('Before'))
  text = textOf('After')
  expect(texts('alder', 'nl', 'terms')?.own).toEqual(textOf('After'))
  text = undefined
  expect(texts('alder', 'nl', 'terms')?.own).toBeUndefined()
})

it('composes a page once for as long as its app is the same', () => {
  const apps = fakeApps.map(({ config }) => ({ config }))
  const texts = find(() => apps)
  expect(texts('alder', 'nl', 'privacy')).toBe(texts('alder', 'nl', 'privacy'))
  expect(texts('alder', 'nl', 'privacy')).not.toBe(texts('lakeland', 'nl', 'privacy'))
})

it('states what is a demonstration, and nothing of it in a shop', () => {
  const said = (isDemonstration: boolean) =>
    JSON.stringify(find(() => fakeApps, isDemonstration)('alder', 'uk', 'imprint'))
  expect(said(true)).toContain('demonstration')
  expect(said(false)).not.toContain('demonstration')
})
