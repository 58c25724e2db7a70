import { expect, it } from 'vitest'
import { brandsWith, soundBrands, findingsOf } from '../testing/sound-brands.ts'
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

it('blames the app that took the name of another brand, whichever comes first', () => {
  const [hill, pond] = soundBrands.apps
  const thief = {
    ...hill!,
    folder: 'fjord',
    config: { ...hill!.config, brand: 'fjord', localHost: 'pond.localhost' },
  }
  const found = localHosts({ ...soundBrands, apps: [thief, hill!, pond!] })
  expect(found.map(({ file, sentence }) => `${file}: ${sentence}`)).toEqual([
    "apps/fjord/app.config.ts: 'pond.localhost' belongs to the brand 'pond' (apps/pond). The brand 'fjord' needs another name, such as fjord.localhost.",
  ])
})

it('blames the app that took the word of another brand', () => {
  const { apps } = brandsWith({ config: { brand: 'hill', localHost: 'pond.localhost' } })
  const second = { ...apps[0]!, folder: 'hill-2' }
  const found = localHosts({ ...soundBrands, apps: [apps[1]!, apps[0]!, second] })
  expect(found.map(({ file }) => file)).toEqual(['apps/pond/app.config.ts'])
  expect(found[0]?.sentence).toContain("other apps of the brand 'hill' say 'localhost'")
})

it('requires one brand to answer on plain localhost', () => {
  const [, pond] = soundBrands.apps
  const alone = { ...soundBrands, apps: pond ? [pond] : [] }
  expect(localHosts(alone).map(({ sentence }) => sentence)).toEqual([
    "No app has 'localhost'. One brand must answer where nobody else does.",
  ])
})
