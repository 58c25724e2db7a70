/** What a page tells search engines, and where it leads. */
export interface PageFacts {
  readonly lang: string
  readonly headings: number
  readonly title: string
  readonly description: string
  readonly canonical: string | undefined
  readonly noindex: boolean
  /** Address by language tag, `x-default` among them. */
  readonly hreflang: ReadonlyMap<string, string>
  /** Absolute addresses of links to pages, without fragments. */
  readonly links: readonly string[]
  /** Every block of structured data, parsed. */
  readonly data: readonly StructuredData[]
  /** The visible breadcrumb. */
  readonly trail: readonly string[]
}

interface StructuredData {
  readonly '@type': string
  readonly [property: string]: unknown
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }
const decoded = (text: string) => text.replace(/&([#\w]+);/g, (all, name: string) => entities[name] ?? all)

/** Attributes of every element of a name. */
function elements(html: string, name: string): Record<string, string>[] {
  const tags = html.match(new RegExp(`<${name}(?:\\s[^>]*)?>`, 'g')) ?? []
  return tags.map((tag) =>
    Object.fromEntries(
      [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, decoded(value)]),
    ),
  )
}

function textsOf(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, inner = '']) => decoded(inner.replace(/<[^>]*>/g, '')))
}

/** Reads a document as a robot does: markup only, no script is run. */
export function pageFacts(address: string, html: string): PageFacts {
  const metas = elements(html, 'meta')
  const meta = (name: string) => metas.find((one) => one['name'] === name)?.['content'] ?? ''
  const heads = elements(html, 'link')
  const absolute = (href: string) => new URL(href, address)
  const links = elements(html, 'a').flatMap(({ href = '', rel = '' }) => {
    // A search engine does not follow what leads to one of endless combinations of filters.
    if (href === '' || href.startsWith('#') || rel.split(' ').includes('nofollow')) return []
    const url = absolute(href)
    url.hash = ''
    return url.protocol.startsWith('http') ? [url.href] : []
  })
  const graphs = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(
    ([, json = '']) => (JSON.parse(json) as { '@graph': StructuredData[] })['@graph'],
  )
  // Pages of results are a list of links too; a breadcrumb starts at the front page.
  const home = `href="/${absolute('').pathname.split('/')[1]}"`
  const breadcrumb = (html.match(/<nav[^>]*><ol.*?<\/nav>/gs) ?? []).find((nav) => nav.includes(home)) ?? ''
  return {
    lang: elements(html, 'html')[0]?.['lang'] ?? '',
    headings: elements(html, 'h1').length,
    title: textsOf(html, /<title>(.*?)<\/title>/g)[0] ?? '',
    description: meta('description'),
    canonical: heads.find((one) => one['rel'] === 'canonical')?.['href'],
    noindex: meta('robots').includes('noindex'),
    hreflang: new Map(
      heads
        .filter((one) => one['rel'] === 'alternate')
        .map((one) => [one['hreflang'] ?? '', one['href'] ?? '']),
    ),
    links: [...new Set(links)],
    data: graphs,
    trail: textsOf(breadcrumb, /<li[^>]*>(.*?)<\/li>/g),
  }
}
