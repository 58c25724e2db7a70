import { requestAddress } from './crawl-pages.ts'

const valuesOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'g'))].map(([, value = '']) =>
    value.replaceAll('&amp;', '&'),
  )

/** Addresses of the sitemaps that a robots.txt names. */
export function namedSitemaps(robots: string): string[] {
  return [...robots.matchAll(/^Sitemap: (\S+)$/gm)].map(([, address = '']) => address)
}

/** Every page that a sitemap index leads to. Throws for a file that is missing, empty or without valid dates. */
export async function sitemapAddresses(server: string, index: string): Promise<string[]> {
  const read = async (address: string) => {
    const { status, headers, body } = await requestAddress(server, address)
    if (status !== 200 || !String(headers['content-type']).startsWith('application/xml'))
      throw new Error(`${status} ${String(headers['content-type'])}: ${address}`)
    for (const date of valuesOf(body, 'lastmod'))
      if (!(Date.parse(date) <= Date.now())) throw new Error(`${address} has the date ${date}`)
    const locs = valuesOf(body, 'loc')
    if (locs.length === 0) throw new Error(`${address} is empty`)
    return locs
  }
  const parts = await read(index)
  return (await Promise.all(parts.map(read))).flat()
}
