import { expect, it } from 'vitest'
import { brandsWith, soundBrands, findingsOf } from '../testing/sound-brands.ts'
import { appLinks } from './app-links.ts'

const link = { text: { nl: 'Onze parken' }, url: 'https://parks.pond.example/' }
const linkTo = (url: string) => ({ config: { links: { headerTop: [{ ...link, url }] } } })
const two = { sites: ['nl', 'de'], domains: { nl: 'nl.pond.example', de: 'de.pond.example' } }

it('leaves sound brands alone', () => expect(appLinks(soundBrands)).toEqual([]))

it('leaves links alone that have words and lead somewhere', () => {
  const links = {
    headerTop: [link, { ...link, url: '/info/privacy' }],
    headerLeft: [],
    footer: [{ title: { nl: 'Over Pond' }, links: [{ ...link, url: '/login' }] }],
  }
  expect(appLinks(brandsWith({ config: { links } }))).toEqual([])
})

it('cannot know the places of a brand that shows some', () => {
  const supports = { portal: true, checkout: true, destinations: true, search: true }
  expect(findingsOf(appLinks, { config: { ...linkTo('/camping/frankrijk').config, supports } })).toEqual([])
})

it.each([
  [
    'a language without words',
    { config: { ...two, links: { headerTop: [link] } } },
    'apps/pond/app.config.ts | links.headerTop[0].text.de | is missing. Visitors who read de would see no words.',
  ],
  [
    'words that nobody reads',
    { config: { links: { headerRight: [{ ...link, text: { nl: 'Parken', fr: 'Parcs' } }] } } },
    'links.headerRight[0].text.fr | is read by no edition of this app. Its languages are: nl.',
  ],
  [
    'a title without words',
    { config: { links: { footer: [{ title: { nl: ' ' }, links: [link] }] } } },
    'links.footer[0].title.nl | is missing',
  ],
  [
    'an address without its beginning',
    { config: { links: { footer: [{ title: { nl: 'Pond' }, links: [{ ...link, url: 'pond.example' }] }] } } },
    "links.footer[0].links[0].url | 'pond.example' must be a path below the edition, such as /info/privacy, an own page such as page:our-parks, or begin with https://.",
  ],
  ['an address that is not safe', linkTo('http://pond.example/'), 'must be a path below the edition'],
  ['a script', linkTo('javascript:alert(1)'), 'must be a path below the edition'],
  ['an address that looks like a path', linkTo('//pond.example/'), 'must be a path below the edition'],
  ['a path with its edition', linkTo('/nl/info/privacy'), 'must not begin with the edition'],
  ['a path to nowhere', linkTo('/over-ons'), "'/over-ons' leads to no page of the edition 'nl'"],
  [
    'a path in the words of another edition',
    {
      config: {
        ...two,
        links: { headerTop: [{ text: { nl: 'Boekingen', de: 'Buchungen' }, url: '/profiel/boekingen' }] },
      },
    },
    "'/profiel/boekingen' leads to no page of the edition 'de'. Addresses there have other words",
  ],
  [
    'a path to a feature that is off',
    linkTo('/zoek-en-boek'),
    "'/zoek-en-boek' leads to a page that this app does not have: it needs 'search: true' in supports.",
  ],
])('reports %s', (_what, broken, sentence) => {
  const found = findingsOf(appLinks, broken)
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(sentence)
})
