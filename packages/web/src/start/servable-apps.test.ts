import { StartupError } from '@camping/api/platform/db/startup-error.ts'
import { prepareApp, type BuiltApp } from '@camping/storefront/boot/server-app.ts'
import { describe, expect, it } from 'vitest'
import { createHostTable, pickEdition } from '../request/pick-app.ts'
import { servableApps } from './servable-apps.ts'
import { fakeApp, house, lakeland } from '../testing/fake-apps.ts'

/** As the build delivers them: no compiler checks a brand team's files on the way. */
const built = (theme: object): BuiltApp[] => [
  { config: fakeApp('de', house, ['de']).config, theme: {}, messages: {} },
  { config: fakeApp('lakeland', lakeland, ['nl']).config, theme, messages: {} },
]

describe('servableApps', () => {
  it('serves all of them when all are sound', () => {
    const reported: string[] = []
    expect(
      servableApps(built({ font: { text: 'outfit' } }), prepareApp, (line) => reported.push(line)),
    ).toHaveLength(2)
    expect(reported).toEqual([])
  })

  it.each([
    ['a font that no page has', { font: { text: 'inter' } }, 'font.text', "'inter' is no font"],
    ['a radius with its unit', { radius: '4px' }, 'radius', "'4px' must be a number"],
    ['a colour that is none', { brand: 'teal' }, '', 'Lakeland Parks is not served'],
  ])('leaves out a brand with %s, names it, and serves the others', (_what, theme, key, why) => {
    const reported: string[] = []
    const apps = servableApps(built(theme), prepareApp, (line) => reported.push(line))
    expect(reported).toHaveLength(1)
    expect(reported[0]).toContain('Lakeland Parks is not served (apps/lakeland)')
    expect(reported[0]).toContain(key)
    expect(reported[0]).toContain(why)
    const host = createHostTable(apps)('localhost')
    expect(pickEdition(host, '/de')?.app.config.id).toBe('de')
    expect(createHostTable(apps)('lakeland.localhost').brand).toBe('alder')
  })

  it('ends in words when nothing is left', () => {
    const make = () => {
      throw new Error('it is not built')
    }
    expect(() => servableApps(built({}), make, () => undefined)).toThrow(StartupError)
  })
})
