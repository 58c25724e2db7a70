import type { AppConfig } from '@camping/editions/define-app.ts'
import { expect, it } from 'vitest'
import { fakeApps } from '../testing/fake-apps.ts'
import { editionContents } from './edition-contents.ts'

const lakeland = fakeApps.find(({ config }) => config.sites.includes('nl') && config.sites.includes('de'))
const text = (title: string, body: string) => ({ title, blocks: [{ heading: null, body }] })
const config = {
  ...lakeland?.config,
  pages: [{ name: 'our-parks', slug: { nl: 'onze-parken', de: 'unsere-parks' } }],
  pagesLeftOut: ['about'],
  campaigns: [
    {
      from: '2026-12-01',
      to: '2026-12-31',
      sites: ['nl'],
      title: { nl: 'Winterweken' },
      text: { nl: 'Tot en met december.' },
      link: { text: { nl: 'Lees meer' }, url: 'page:our-parks' },
      banner: true,
    },
  ],
} as unknown as AppConfig
const pageTexts = {
  nl: {
    'our-parks': text('Onze parken', 'Zie [de voorwaarden](/info/terms) en [dit](page:our-parks).'),
    'safety-icons': text('Zeker', 'Ja.'),
  },
  de: { 'our-parks': text('Unsere Parks', 'Am [See](https://see.example).') },
}
const find = editionContents(() => [{ config, pageTexts }])

it('knows the pages of an app in the words of an edition, with whole addresses and the other editions', () => {
  expect(find('lakeland', 'nl')?.pages).toEqual([
    {
      name: 'our-parks',
      slug: 'onze-parken',
      alternates: { nl: 'onze-parken', de: 'unsere-parks' },
      text: text('Onze parken', 'Zie [de voorwaarden](/nl/info/terms) en [dit](/nl/info/onze-parken).'),
    },
  ])
  expect(find('lakeland', 'de')?.pages[0]?.text.blocks[0]?.body).toBe('Am [See](https://see.example).')
})

it('knows what replaces pages of the house, and what is left out', () => {
  expect(find('lakeland', 'nl')?.replaced['safety-icons']?.title).toBe('Zeker')
  expect(find('lakeland', 'de')?.replaced['safety-icons']).toBeUndefined()
  expect(find('lakeland', 'nl')?.leftOut).toContain('about')
})

it('has the line of a campaign on its days, in its editions', () => {
  const banner = (site: 'nl' | 'de', today: string) => find('lakeland', site)?.banner(today)
  expect(banner('nl', '2026-11-30')).toBeUndefined()
  expect(banner('nl', '2026-12-01')).toEqual({
    textDesktop: 'Winterweken. Tot en met december.',
    textMobile: 'Winterweken',
    link: '/info/onze-parken',
  })
  expect(banner('nl', '2026-12-31')).toBeDefined()
  expect(banner('nl', '2027-01-01')).toBeUndefined()
  expect(banner('de', '2026-12-01')).toBeUndefined()
})

it('knows nothing of brands and editions that are not there', () => {
  expect(find('lakeland', 'uk')).toBeUndefined()
  expect(find('nobody', 'nl')).toBeUndefined()
})
