import { navigationFixture } from '@camping/testkit/fixtures/navigation.fixture.ts'
import { describe, expect, it } from 'vitest'
import { destinationsLevel } from './destinations-level.ts'

const [camping] = navigationFixture.funnels
if (!camping) throw new Error('The fixture has a funnel')
const garda = {
  id: 9,
  slug: 'lake-garda',
  name: 'Lake Garda',
  images: { small: null },
  siteCount: 2,
  cities: [{ slug: 'lazise', name: 'Lazise' }],
}
const funnel = {
  ...camping,
  countries: camping.countries.map((country) => ({ ...country, areas: [garda] })),
}
const parks = { ...funnel, id: 2, slug: 'holiday-parks', name: 'Holiday parks' }
const branch = {
  funnels: [funnel, parks],
  site: 'uk' as const,
  t: (id: string, values?: object) => [id, ...Object.values(values ?? {})].join(' '),
  menu: 'Menu',
  compare: (one: string, other: string) => one.localeCompare(other),
}

describe('destinations on phones', () => {
  it.each([
    [['destinations'], '/uk/search-and-book', 'Menu', ['Camping', 'Holiday parks']],
    [['destinations', 'campsites'], '/uk/campsites', 'shell.destinations', ['Italy']],
    [['destinations', 'campsites', 'italy'], '/uk/campsites/italy', 'Camping', ['Lake Garda']],
    [
      ['destinations', 'campsites', 'italy', 'lake-garda'],
      '/uk/campsites/italy/lake-garda',
      'Italy',
      ['Lazise'],
    ],
  ])('%j leads to all of it, to the level above, and on', (path, all, above, below) => {
    const level = destinationsLevel(branch, path)
    expect(level.viewAll?.href).toBe(all)
    expect(level.up?.title).toBe(above)
    expect(level.items.map(({ text }) => text)).toEqual(below)
  })

  it('a town is a link, everything above it opens the next level', () => {
    const towns = destinationsLevel(branch, ['destinations', 'campsites', 'italy', 'lake-garda']).items
    expect(towns).toEqual([{ id: 'lazise', text: 'Lazise', href: '/uk/campsites/lazise' }])
    const areas = destinationsLevel(branch, ['destinations', 'campsites', 'italy']).items
    expect(areas[0]).toMatchObject({ drill: ['destinations', 'campsites', 'italy', 'lake-garda'] })
  })

  it('regions stand by name, as in the list of wider screens', () => {
    const abruzzo = { ...garda, slug: 'abruzzo', name: 'Abruzzo' }
    const countries = funnel.countries.map((country) => ({ ...country, areas: [garda, abruzzo] }))
    const level = destinationsLevel({ ...branch, funnels: [{ ...funnel, countries }] }, [
      'destinations',
      'campsites',
      'italy',
    ])
    expect(level.items.map(({ text }) => text)).toEqual(['Abruzzo', 'Lake Garda'])
  })

  it('a single funnel is not requested', () => {
    const level = destinationsLevel({ ...branch, funnels: [funnel] }, ['destinations'])
    expect(level.items.map(({ text }) => text)).toEqual(['Italy'])
    expect(level.up).toEqual({ title: 'Menu', path: [] })
  })

  it('what is gone shows the level above it', () => {
    expect(destinationsLevel(branch, ['destinations', 'nowhere']).title).toBe('shell.destinations')
    expect(destinationsLevel(branch, ['destinations', 'campsites', 'x', 'y']).title).toBe('Camping')
  })
})
