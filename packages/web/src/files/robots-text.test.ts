import { describe, expect, it } from 'vitest'
import { createHostTable } from '../request/pick-app.ts'
import { robotsText } from './robots-text.ts'
import { fakeApps } from '../testing/fake-apps.ts'

const hostOf = createHostTable(fakeApps)
const sitemaps = (host: string) =>
  robotsText(hostOf(host))
    .split('\n')
    .filter((line) => line.startsWith('Sitemap: '))
    .map((line) => line.slice('Sitemap: '.length))

describe('robots.txt', () => {
  it.each([
    ['uk.alder.example', ['https://uk.alder.example/uk/sitemap.xml']],
    ['de.lakeland.example', ['https://de.lakeland.example/de/sitemap.xml']],
    [
      'lakeland.localhost',
      ['https://nl.lakeland.example/nl/sitemap.xml', 'https://de.lakeland.example/de/sitemap.xml'],
    ],
  ])('%s names the sitemaps of its editions on their own domains', (host, named) => {
    expect(sitemaps(host)).toEqual(named)
  })

  it('names every edition of the brand on a shared host, whatever it is called', () => {
    expect(sitemaps('evil.example')).toEqual(sitemaps('localhost'))
    expect(sitemaps('localhost')).toHaveLength(4)
  })

  it('excludes crawlers from the API and nothing else', () => {
    expect(robotsText(hostOf('localhost')).match(/^Disallow: .*$/gm)).toEqual(['Disallow: /api/'])
  })
})
