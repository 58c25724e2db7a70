import { buildPath } from '@camping/editions/build-path.ts'
import { SeededRandom } from '@camping/api/catalogue/search/read-model/testing/seeded-random.ts'

/** Distinct addresses of a page, so that no cache can answer instead of the renderer. */
export interface PageAddresses {
  readonly name: 'home' | 'results' | 'campsite'
  readonly paths: readonly string[]
}

const variants = 500
const site = 'uk'

/** The three pages of the target, each with hundreds of different stays in its query string. */
export async function pageAddresses(address: string): Promise<PageAddresses[]> {
  const results = buildPath(site, 'searchAndBook')
  const campsites = await campsitePaths(`${address}${results}`)
  const random = new SeededRandom(5)
  const stay = (): string => {
    const day = new Date(Date.now() + random.between(30, 240) * 86_400_000).toISOString().slice(0, 10)
    const children = Array.from(
      { length: random.between(0, 3) },
      () => `&children=${random.between(0, 17)}`,
    ).join('')
    return `adults=${random.between(1, 6)}${children}&date=${day}&duration=${random.between(2, 14)}`
  }
  const many = (path: () => string): string[] => Array.from({ length: variants }, () => `${path()}?${stay()}`)
  return [
    { name: 'home', paths: many(() => buildPath(site, 'home')) },
    { name: 'results', paths: many(() => results) },
    { name: 'campsite', paths: many(() => random.pick(campsites)) },
  ]
}

/** The pages that P3 and P4 measure on a phone. */
export async function phonePages(address: string): Promise<Record<string, string>> {
  const results = `${address}${buildPath(site, 'searchAndBook')}`
  const [campsite = ''] = await campsitePaths(results)
  const [, edition, funnel, country] = campsite.split('/')
  return {
    home: `${address}${buildPath(site, 'home')}`,
    destination: `${address}/${edition}/${funnel}/${country}`,
    results,
    campsite: `${address}${campsite}`,
  }
}

async function campsitePaths(resultsAddress: string): Promise<string[]> {
  const html = await (await fetch(resultsAddress)).text()
  const links = [...html.matchAll(/href="(\/uk\/[^"/?]+\/[^"/?]+\/[^"/?]+\/[^"/?]+)[?"]/g)].map(
    (match) => match[1]!,
  )
  if (links.length === 0) throw new Error(`${resultsAddress} links to no campsite`)
  return [...new Set(links)]
}
