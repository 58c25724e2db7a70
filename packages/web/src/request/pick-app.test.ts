import { describe, expect, it } from 'vitest'
import { brandEditions, createHostTable, pickEdition } from './pick-app.ts'
import { fakeApp, fakeApps, lakeland } from '../testing/fake-apps.ts'

const hostOf = createHostTable(fakeApps)

describe('host name to brand and edition', () => {
  it.each([
    ['localhost:3000', 'alder', undefined, 4],
    ['LOCALHOST', 'alder', undefined, 4],
    ['lakeland.localhost:3000', 'lakeland', undefined, 1],
    ['uk.alder.example', 'alder', 'uk', 1],
    ['UK.Alder.Example.:443', 'alder', 'uk', 1],
    ['de.lakeland.example', 'lakeland', 'de', 1],
    ['127.0.0.1:3000', 'alder', undefined, 4],
    ['[::1]:3000', 'alder', undefined, 4],
    [undefined, 'alder', undefined, 4],
    ['', 'alder', undefined, 4],
    ['evil.example', 'alder', undefined, 4],
    ['uk.alder.example@evil.example', 'alder', undefined, 4],
    ['__proto__', 'alder', undefined, 4],
    ['a:b:c/../%00', 'alder', undefined, 4],
  ])('%j: %s, %s', (name, brand, domainSite, apps) => {
    const host = hostOf(name)
    expect(host).toMatchObject({ brand, domainSite })
    expect(host.apps).toHaveLength(apps)
  })

  it('needs an app', () => {
    expect(() => createHostTable([])).toThrow('There is no app')
  })

  it('lets another one answer where a brand is served alone', () => {
    const alone = createHostTable([fakeApp('white-label', lakeland, ['nl'])])
    expect(alone('localhost:3000').brand).toBe('lakeland')
  })
})

describe('path to edition', () => {
  it.each([
    ['/uk', 'uk'],
    ['/de-ch/camping-suche', 'de-ch'],
    ['/de', 'de'],
    ['/UK', undefined],
    ['/', undefined],
    ['', undefined],
    ['/it', undefined],
    ['//uk', undefined],
    ['/constructor/x', undefined],
    ['/uk.evil', undefined],
  ])('%j on the shared host: %s', (path, app) => {
    expect(pickEdition(hostOf('localhost'), path)?.app.config.id).toBe(app)
  })

  it('knows only the edition of a domain of its own', () => {
    expect(pickEdition(hostOf('uk.alder.example'), '/uk/x')?.site).toBe('uk')
    expect(pickEdition(hostOf('uk.alder.example'), '/de/x')).toBeUndefined()
  })

  it('gives a brand its own edition of a market both are in', () => {
    expect(pickEdition(hostOf('lakeland.localhost'), '/de')).toMatchObject({
      site: 'de',
      app: { config: { id: 'white-label' } },
    })
  })
})

describe('brandEditions', () => {
  it('are all on this host when it is shared', () => {
    expect(brandEditions(hostOf('localhost'), fakeApps, 'alder')).toEqual(
      ['de', 'de-ch', 'nl', 'uk'].map((site) => ({ site, origin: '' })),
    )
  })

  it('are on their own domains when this one is, and never of another brand', () => {
    expect(brandEditions(hostOf('nl.lakeland.example'), fakeApps, 'lakeland')).toEqual([
      { site: 'nl', origin: '' },
      { site: 'de', origin: 'https://de.lakeland.example' },
    ])
  })
})
