import { appTextTags } from '@camping/editions/legal-tags.ts'
import type { NavigationFunnel, NavigationGroupsReply } from '@camping/contract/navigation.schemas.ts'

interface Titled {
  slug: string
  title: string
  /** How its text begins. */
  description: string
  /** Sections of the page. */
  blocks: readonly { heading: string | null; body: string }[]
}

export interface LinkSources {
  funnels: readonly NavigationFunnel[]
  /** Published pages by tag, in the editors' order. */
  pages: ReadonlyMap<string, Titled>
}

const informing = ['about', 'how-we-rank', 'how-we-check-reviews', 'safety-icons']
const countriesInFooter = 6

const link = (text: string, url: string) => ({ text, url, isExternal: false, openInNewTab: false })
const pagePath = (page: Titled): string => `/${page.slug}`

function pagesOf(tags: readonly string[], pages: LinkSources['pages']): Titled[] {
  return tags.flatMap((tag) => pages.get(tag) ?? [])
}

/**
 * The three groups of the header: pages above, kinds of holiday below left, current offers below right. Paths
 * have no site code.
 */
export function headerGroups({ funnels, pages }: LinkSources): NavigationGroupsReply['header'] {
  const item = (text: string, url: string, icon: string | null = null) => ({ ...link(text, url), icon })
  return [
    {
      position: 'top',
      items: pagesOf(['about', 'safety-icons'], pages).map((page) => item(page.title, pagePath(page))),
    },
    {
      position: 'bottom-left',
      items: funnels.map((funnel) => item(funnel.name, `/${funnel.slug}`, funnel.key)),
    },
    {
      position: 'bottom-right',
      items: pagesOf(['early-booking'], pages).map((page) =>
        item(page.title, pagePath(page), 'early-booking'),
      ),
    },
  ]
}

const noBanner = { textDesktop: '', textMobile: '', link: null }

/**
 * The early-booking page as a promotion: its title, on wide screens with its first sentence. Empty outside its
 * period.
 */
export function topBanner(pages: LinkSources['pages']): NavigationGroupsReply['topBanner'] {
  const page = pages.get('early-booking')
  if (!page) return noBanner
  const [sentence = ''] = page.description.match(/^[^.!?]*[.!?]/) ?? []
  const textDesktop = sentence ? `${page.title}. ${sentence}` : page.title
  return { textDesktop, textMobile: page.title, link: pagePath(page) }
}

/** Beside the logo there is room for as many; the page goes on. */
const mostPromises = 3

/** The first promises of the tagged page safety-icons, part by part (brands-10). */
export function safetyIcons(pages: LinkSources['pages']): NavigationGroupsReply['safetyIcons'] {
  const page = pages.get('safety-icons')
  if (!page) return []
  return page.blocks
    .flatMap(({ heading }) => (heading ? [{ text: heading, url: pagePath(page) }] : []))
    .slice(0, mostPromises)
}

/**
 * Footer columns: first information and legal pages (navigation-5 uses the first), then a column per kind of holiday.
 * @param title of the first column; by default that of its first page
 */
export function footerColumns(
  { funnels, pages }: LinkSources,
  title?: string,
): NavigationGroupsReply['footer'] {
  const information = pagesOf([...informing, ...appTextTags], pages)
  const first = {
    title: title ?? information[0]?.title ?? '',
    links: information.map((page) => link(page.title, pagePath(page))),
  }
  const columns = funnels.map((funnel) => ({
    title: funnel.name,
    links: funnel.countries
      .slice(0, countriesInFooter)
      .map((country) => link(country.name, `/${funnel.slug}/${country.slug}`)),
  }))
  return [first, ...columns]
}
