import { expect, it } from 'vitest'
import { findingsOf, soundBrands, type Broken } from '../testing/sound-brands.ts'
import { appPages } from './app-pages.ts'

const parks = { name: 'our-parks', slug: { nl: 'onze-parken' } }
const written = {
  'our-parks.nl.md': '# Onze parken\n\nEr zijn er [drie](page:our-parks), aan [zee](https://zee.example).\n',
}
const sound: Broken = { config: { pages: [parks] }, pageTexts: written }

it('leaves sound brands alone, and a page that is listed and written', () => {
  expect(appPages(soundBrands)).toEqual([])
  expect(findingsOf(appPages, sound)).toEqual([])
})

it('leaves a replaced page of the house alone', () =>
  expect(findingsOf(appPages, { pageTexts: { 'about.nl.md': '# Over Pond\n\nWij zijn Pond.' } })).toEqual([]))

it.each<[string, Broken, string]>([
  [
    'a page without a text',
    { config: { pages: [parks] } },
    "apps/pond/pages/our-parks.nl.md |  | is missing: app.config.ts lists the page 'our-parks'",
  ],
  [
    'a file without a page',
    { pageTexts: { 'parks.nl.md': '# Parks\n\nx' } },
    'apps/pond/pages/parks.nl.md |  | belongs to no page. List the page in app.config.ts under pages',
  ],
  [
    'a file in another language',
    { ...sound, pageTexts: { ...written, 'our-parks.fr.md': '# Parcs\n\nx' } },
    'our-parks.fr.md |  | is read by no edition of this app',
  ],
  [
    'a text without a title',
    { ...sound, pageTexts: { 'our-parks.nl.md': 'Drie parken.' } },
    '# title | is missing. Begin the file with a line such as # Our parks.',
  ],
  [
    'an empty text',
    { ...sound, pageTexts: { 'our-parks.nl.md': '# Onze parken\n' } },
    'has no text below its title',
  ],
  [
    'a link to an unknown page',
    { ...sound, pageTexts: { 'our-parks.nl.md': '# Onze parken\n\nZie [hier](page:other).' } },
    "our-parks.nl.md | line 3 | 'page:other' leads to no page of this app. Its pages are: our-parks.",
  ],
  [
    'a picture of another server',
    { ...sound, pageTexts: { 'our-parks.nl.md': '# Onze parken\n\n![Kaart](https://x.example/kaart.png)' } },
    'line 3 | holds a link that leads nowhere, or a picture',
  ],
  [
    'bold letters',
    { ...sound, pageTexts: { 'our-parks.nl.md': '# Onze parken\n\n**Drie**' } },
    'line 3 | holds marks for bold',
  ],
  [
    'an address with blanks',
    { ...sound, config: { pages: [{ ...parks, slug: { nl: 'onze parken' } }] } },
    "pages[0].slug.nl | 'onze parken' must be the end of an address",
  ],
  [
    'the address of a page of the house',
    { ...sound, config: { pages: [{ ...parks, slug: { nl: 'over-ons' } }] } },
    "pages[0].slug.nl | 'over-ons' is the address of a page of the house",
  ],
  [
    'one address twice',
    { ...sound, config: { pages: [parks, { ...parks, name: 'parks-too' }] } },
    "pages[1].slug.nl | 'onze-parken' is another page's address in nl",
  ],
  [
    'the name of a page of the house',
    { config: { pages: [{ ...parks, name: 'about' }] } },
    "pages[0].name | 'about' is a page of the house. To replace its text, write about.nl.md in pages/",
  ],
  [
    'the name of a legal page',
    { config: { pages: [{ ...parks, name: 'terms' }] } },
    'write terms.nl.md in legal/',
  ],
  [
    'a legal page that is left out',
    { config: { pagesLeftOut: ['imprint'] } },
    "pagesLeftOut[0] | 'imprint' cannot be left out",
  ],
  [
    'a page that is left out and replaced',
    { config: { pagesLeftOut: ['about'] }, pageTexts: { 'about.nl.md': 'Wij zijn Pond.' } },
    'replaces a page that pagesLeftOut leaves out',
  ],
])('names %s, and the remedy', (_, broken, sentence) => {
  const found = findingsOf(appPages, broken)
  expect(
    found.some((line) => line.includes(sentence)),
    found.join('\n'),
  ).toBe(true)
})
