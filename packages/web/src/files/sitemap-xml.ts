/** One address with the time of its last change, if known. */
export interface SitemapUrl {
  readonly loc: string
  /** ISO 8601. */
  readonly lastmod?: string | null
}

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** Addresses are percent-encoded, except possibly an ampersand. */
const text = (value: string) => value.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

function rows(name: string, urls: readonly SitemapUrl[]): string {
  return urls
    .map(({ loc, lastmod }) => {
      const changed = lastmod ? `<lastmod>${lastmod.slice(0, 19)}Z</lastmod>` : ''
      return `<${name}><loc>${text(loc)}</loc>${changed}</${name}>`
    })
    .join('\n')
}

/** A sitemap index (sitemaps.org). */
export function sitemapIndexXml(parts: readonly SitemapUrl[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex ${namespace}>\n${rows('sitemap', parts)}\n</sitemapindex>\n`
}

/** A sitemap of pages. */
export function sitemapXml(pages: readonly SitemapUrl[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespace}>\n${rows('url', pages)}\n</urlset>\n`
}
