import { expect, it } from 'vitest'
import { soundBrands, findingsOf } from '../testing/sound-brands.ts'
import { badges } from './badges.ts'

it('leaves sound brands alone', () => expect(badges(soundBrands)).toEqual([]))

it.each([
  [
    'a group of badges that is missing',
    { config: { safetyIcons: { headerLeft: [], headerRight: [], footer: { payment: [], security: [] } } } },
    'apps/pond/app.config.ts | safetyIcons.footer.trust | is missing',
  ],
  [
    'a badge without a name',
    {
      config: {
        safetyIcons: {
          headerLeft: [{ name: '' }],
          headerRight: [],
          footer: { payment: [], security: [], trust: [] },
        },
      },
    },
    'safetyIcons.headerLeft[0].name | is empty',
  ],
  [
    'a proof that does not open',
    {
      config: {
        safetyIcons: {
          headerLeft: [],
          headerRight: [{ name: 'SRV', url: 'proof.example' }],
          footer: { payment: [], security: [], trust: [] },
        },
      },
    },
    'safetyIcons.headerRight[0].url',
  ],
  [
    'a link that runs a script',
    { config: { socials: [{ icon: 'instagram', url: 'javascript:alert(1)' }] } },
    'socials[0].url',
  ],
  [
    'a network without a mark',
    { config: { socials: [{ icon: 'tiktok', url: 'https://social.example/pond' }] } },
    "socials[0].icon | There is no mark of 'tiktok'. There are: instagram, facebook, pinterest, youtube.",
  ],
])('reports %s', (_what, broken, sentence) => {
  const found = findingsOf(badges, broken)
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(sentence)
})
