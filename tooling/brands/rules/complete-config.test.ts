import { expect, it } from 'vitest'
import { soundBrands, findingsOf } from '../testing/sound-brands.ts'
import { completeConfig } from './complete-config.ts'

it('leaves sound brands alone', () => expect(completeConfig(soundBrands)).toEqual([]))

it.each([
  [
    'a setting that is missing',
    { config: { legal: undefined } },
    'apps/pond/app.config.ts | legal | is missing',
  ],
  ['a text where a list belongs', { config: { sites: 'nl' } }, 'sites | must be a list in square brackets'],
  ['a word that is none', { config: { suports: {} } }, 'suports | is not a setting we know'],
  ['an optional setting of the wrong kind', { config: { maps: 'map' } }, 'maps | must be a group'],
  [
    'a word that is none within a group',
    { config: { logo: { file: 'logo.svg', width: 34, heigth: 34 } } },
    'apps/pond/app.config.ts | logo.heigth | is not a setting we know. Those of logo are: file, width, dark, containsName.',
  ],
  [
    'a word that is none within a group of a list',
    {
      config: {
        links: {
          footer: [{ title: { nl: 'Over' }, links: [{ text: { nl: 'Wij' }, href: '/over', url: '/x' }] }],
        },
      },
    },
    'links.footer[0].links[0].href | is not a setting we know',
  ],
  [
    'a part that is missing',
    { config: { maps: { mapId: 'abc' } } },
    'maps.key | is missing. It must be a text',
  ],
  [
    'a text where a number belongs',
    { config: { logo: { file: 'logo.svg', width: '34' } } },
    'logo.width | must be a number without quotes',
  ],
  [
    'a word where yes or no belongs',
    { config: { supports: { portal: 'yes' } } },
    'supports.portal | must be true or false',
  ],
  ['a list of something else', { config: { payments: [1] } }, 'payments[0] | must be a text in quotes'],
  ['nothing where something belongs', { config: { socials: null } }, 'socials | must be a list'],
])('reports %s', (_what, broken, sentence) => {
  const found = findingsOf(completeConfig, broken)
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(sentence)
})
