import { expect, it } from 'vitest'
import { brandsWith, soundBrands, findingsOf } from '../testing/sound-brands.ts'
import { legalTexts } from './legal-texts.ts'

const two = { sites: ['nl', 'de'], domains: { nl: 'nl.pond.example', de: 'de.pond.example' } }

it('leaves sound brands alone', () => expect(legalTexts(soundBrands)).toEqual([]))

it('leaves texts alone that are there in every language of the app', () => {
  const texts = {
    'terms.nl.md': '# Voorwaarden\n\n## Boeken\nJe boekt.',
    'terms.de.md': '## Buchen\nSie buchen.',
  }
  expect(legalTexts(brandsWith({ config: two, legalTexts: texts }))).toEqual([])
})

it.each([
  [
    'a page that the law does not ask for',
    { 'about.nl.md': 'Wij.' },
    'apps/pond/legal/about.nl.md |  | is no text that we know. Name it after a page (terms, privacy,',
  ],
  ['a file that is no text', { 'terms.docx': 'x' }, 'legal/terms.docx |  | is no text that we know'],
  [
    'a set that the app does not speak',
    { 'terms.fr.md': 'Vous.' },
    'legal/terms.fr.md |  | is read by no edition of this app. Name it after a message set that the app speaks: terms.nl.md.',
  ],
  ['a set that there is not', { 'terms.lu.md': 'Dir.' }, 'legal/terms.lu.md |  | is read by no edition'],
  [
    'an empty file',
    { 'terms.nl.md': '\n' },
    'legal/terms.nl.md |  | has no text, so the page would be empty',
  ],
  ['a title alone', { 'terms.nl.md': '# Voorwaarden\n' }, 'has no text, so the page would be empty'],
  [
    'what a page cannot show',
    { 'terms.nl.md': 'Een.\n\n<b>Twee</b>' },
    'legal/terms.nl.md | line 3 | holds HTML',
  ],
  [
    'a title for no footer',
    { 'terms.nl.md': `# ${'Lang '.repeat(13)}\nEen.` },
    '# title | has 64 letters; 60',
  ],
  [
    'something to do',
    { 'terms.nl.md': 'Een.\nTODO adres' },
    "line 2 | 'TODO' looks like something to be filled in",
  ],
  ['the printer’s Latin', { 'terms.nl.md': 'Lorem ipsum dolor.' }, "line 1 | 'Lorem ipsum' looks like"],
  ['a value to be put in', { 'terms.nl.md': 'Bij {company} huur je.' }, "line 1 | '{company}' looks like"],
  ['a gap of a template', { 'terms.nl.md': 'Bij [naam park] huur je.' }, "line 1 | '[naam park]' looks like"],
  [
    'a demonstration',
    { 'terms.nl.md': 'Dit is een voorbeeldtekst.' },
    "line 1 | 'voorbeeldtekst' would be read by customers",
  ],
  ['a line to be filled in', { 'terms.nl.md': 'Plaats: ......' }, "line 1 | '......' looks like"],
])('reports %s', (_what, texts, sentence) => {
  const found = findingsOf(legalTexts, { legalTexts: texts })
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(sentence)
})

it('reports a language whose visitors would read the house’s text', () => {
  expect(findingsOf(legalTexts, { config: two, legalTexts: { 'terms.nl.md': 'Een.' } })).toEqual([
    "apps/pond/legal/terms.de.md |  | is missing: 'terms' has a text of this app's own in nl, and visitors in de would read the house's, which says something else. Write it, or remove the others.",
  ])
})
