import { expect, it } from 'vitest'
import { soundBrands, findingsOf } from '../testing/sound-brands.ts'
import { localHosts } from './local-hosts.ts'

it('leaves sound brands alone', () => expect(localHosts(soundBrands)).toEqual([]))

it.each([
  [
    'a name that leads elsewhere',
    { config: { localHost: 'pond.example' } },
    'apps/pond/app.config.ts | localHost | ',
  ],
  ['a name of another brand', { config: { localHost: 'localhost' } }, "belongs to the brand 'hill'"],
  ['two names of one brand', { config: { brand: 'hill' } }, "other apps of the brand 'hill' say 'localhost'"],
])('reports %s', (_what, broken, sentence) => {
  const found = findingsOf(localHosts, broken)
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(sentence)
})

it('requires one brand to answer on plain localhost', () => {
  const [, pond] = soundBrands.apps
  const alone = { ...soundBrands, apps: pond ? [pond] : [] }
  expect(localHosts(alone).map(({ sentence }) => sentence)).toEqual([
    "No app has 'localhost'. One brand must answer where nobody else does.",
  ])
})
