import { buildPath } from '@camping/editions/build-path.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fakeHost } from '../testing/fake-host.ts'
import { speculationRules } from './speculation-rules.ts'

let fake: Awaited<ReturnType<typeof fakeHost>>
beforeAll(async () => {
  fake = await fakeHost()
})
afterAll(() => fake.close())

/** Whether a link is rendered in advance by the rules, of which only the addresses are read here. */
function isForeseen(site: 'uk' | 'de', path: string): boolean {
  const [or, not] = speculationRules(site).prerender[0]!.where.and as [
    { or: { href_matches: string }[] },
    { not: { or: { href_matches: string }[] } },
  ]
  const matches = (patterns: { href_matches: string }[]) =>
    patterns.some(({ href_matches: pattern }) =>
      new RegExp(`^${pattern.replaceAll('*', '.*')}$`, 'u').test(path),
    )
  return matches(or.or) && !matches(not.not.or)
}

describe('what a browser may render in advance', () => {
  it('is what is the same for everybody, and nothing of a person', () => {
    expect(isForeseen('uk', buildPath('uk', 'home'))).toBe(true)
    expect(
      isForeseen('de', buildPath('de', 'site', { funnel: 'a', country: 'b', area: 'c', site: 'd' })),
    ).toBe(true)
    for (const personal of [
      buildPath('uk', 'profile'),
      buildPath('uk', 'booking', { cartId: 'a' }),
      buildPath('uk', 'bookingDetail', { bookingId: 'a' }),
      '/api/twenty',
    ])
      expect(isForeseen('uk', personal), personal).toBe(false)
  })

  it.each(['uk', 'de-ch'] as const)(
    'is named by documents that are the same for everybody: %s',
    async (site) => {
      const get = (url: string) => fake.host.inject({ url, headers: { host: 'localhost:3000' } })
      const address = JSON.parse(String((await get(`/${site}`)).headers['speculation-rules'])) as string
      const rules = await get(address)
      expect(rules.headers['content-type']).toMatch(/^application\/speculationrules\+json/)
      expect(rules.json()).toEqual(speculationRules(site))
      const saving = await fake.host.inject({
        url: address,
        headers: { host: 'localhost:3000', 'save-data': 'on' },
      })
      expect(saving.json()).toEqual({})
      expect(saving.headers['vary']).toContain('save-data')
      expect((await get(`/${site}/login`)).headers['speculation-rules']).toBeUndefined()
    },
  )
})
