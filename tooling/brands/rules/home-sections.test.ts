import type { HomeSection } from '@camping/editions/home-sections.ts'
import { expect, it } from 'vitest'
import { findingsOf, soundBrands } from '../testing/sound-brands.ts'
import { homeSections } from './home-sections.ts'

const supports = { portal: true, checkout: true, destinations: true, search: true }
const findingsIn = (sections: readonly object[], config: object = {}) =>
  findingsOf(homeSections, {
    config: { home: 'storefront', supports, homeSections: sections, ...config },
  })
const text: HomeSection = {
  section: 'text',
  title: { nl: 'Bij het water' },
  text: { nl: 'Onze parken liggen aan een meer.' },
  link: { text: { nl: 'Bekijk ze' }, url: 'https://parks.pond.example/' },
}

it('leaves sound brands alone', () => expect(homeSections(soundBrands)).toEqual([]))

it('leaves an order alone that the app can show', () =>
  expect(
    findingsIn([text, { section: 'countries' }, { section: 'promises' }, { ...text, sites: ['nl'] }]),
  ).toEqual([]))

it.each<[string, readonly object[], object, string]>([
  [
    'an unknown section',
    [{ section: 'heroes' }],
    {},
    "[0].section | 'heroes' is no section. Those are: funnels, countries",
  ],
  [
    'a section without its pages',
    [{ section: 'themes' }],
    {},
    "'themes' links to pages that this app does not have: it needs 'themes: true' in supports.",
  ],
  ['campaigns without any', [{ section: 'campaigns' }], {}, "'campaigns' shows nothing without campaigns"],
  [
    'a text without a heading',
    [{ ...text, title: undefined }],
    {},
    '[0].title | is missing: a text needs a heading',
  ],
  ['a text without words', [{ ...text, text: undefined }], {}, '[0].text | is missing: write the words'],
  [
    'a picture that nobody hears',
    [{ ...text, picture: { file: 'lake.jpg', alt: {} } }],
    {},
    '[0].picture.alt.nl | is missing. Visitors who read nl',
  ],
  [
    'a picture of a section of the house',
    [{ section: 'countries', picture: { file: 'lake.jpg', alt: { nl: 'Een meer' } } }],
    {},
    "[0].picture | belongs to a section 'text' alone.",
  ],
  [
    'a language without words',
    [{ ...text, text: { nl: ' ' } }],
    {},
    '[0].text.nl | is missing. Visitors who read nl',
  ],
  [
    'a link to nowhere',
    [{ ...text, link: { text: { nl: 'x' }, url: 'page:nothing' } }],
    {},
    "[0].link.url | 'page:nothing' leads to no page of this app. Its pages are: none yet",
  ],
  [
    'words of a section of the house',
    [{ section: 'countries', title: { nl: 'Landen' } }],
    {},
    "[0].title | belongs to a section 'text' alone. The words of 'countries' are messages",
  ],
  [
    'another edition',
    [{ section: 'countries', sites: ['uk'] }],
    {},
    "[0].sites | 'uk' is no edition of this app. Its editions are: nl.",
  ],
  [
    'a section twice',
    [{ section: 'countries' }, { section: 'countries' }],
    {},
    "homeSections | has 'countries' 2 times in the edition 'nl'.",
  ],
  [
    'a home page that nobody sees',
    [text],
    { home: 'login' },
    'homeSections | is shown nowhere: the first page is the login.',
  ],
])('names %s, and the remedy', (_, sections, config, sentence) => {
  const found = findingsIn(sections, config)
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(sentence)
})
