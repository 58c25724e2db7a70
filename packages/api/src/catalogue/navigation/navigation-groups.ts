import { navigationGroups } from '@camping/contract/navigation.endpoints.ts'
import { navigationGroupsReply, navigationGroupsRequest } from '@camping/contract/navigation.schemas.ts'
import type { NavigationGroupsReply } from '@camping/contract/navigation.schemas.ts'
import type { z } from 'zod'
import type { CatalogueContext } from '../search/catalogue-context.ts'
import { serve } from '../search/catalogue-serving.ts'
import { houseTitle, publishedPages } from '../content/edition-pages.ts'
import { isOfferedTheme } from '../content/offered-themes.ts'
import { shownWords } from '../content/shown-words.ts'
import { describedImage } from '../images/image-alt.ts'
import type { World } from '../search/world.ts'
import { defaultDate } from '../search/stay-date.ts'
import { funnelTree } from './funnel-tree.ts'
import { guestCountryLists } from './guest-countries.ts'
import { footerColumns, headerGroups, safetyIcons, topBanner } from './link-groups.ts'
import { menusOf, overviewOf, shellOf } from './navigation-parts.ts'
import { seasonOf } from './season.ts'

/** From-prices follow bookings, so this limits the age of the cached data. */
const maxAgeMs = 60_000

async function build(context: CatalogueContext): Promise<NavigationGroupsReply> {
  const set = context.messages
  const today = context.today()
  const pages = new Map((await publishedPages(context)).map((page) => [page.tag, page]))
  // brands-5: the white-label shows only the footer.
  const inHeader = context.showsDestinations ? pages : new Map<string, never>()
  const funnels = context.showsDestinations ? funnelTree(context) : []
  const rows = context.showsDestinations
    ? await context.db
        .selectFrom('themes')
        .select(['slug', 'title', 'intro', 'image_id', 'search'])
        .orderBy('position')
        .execute()
    : []
  const themes = rows.filter((row) => isOfferedTheme(row, context))
  return {
    funnels,
    header: headerGroups({ funnels, pages: inHeader }),
    footer: footerColumns(
      { funnels, pages },
      pages.get('about')?.title ?? (await houseTitle('about', context)),
    ),
    taggedPages: Object.fromEntries([...pages].map(([tag, { slug, title }]) => [tag, { slug, title }])),
    earlyBookingPeriod: inHeader.has('early-booking'),
    topBanner: context.content()?.banner(today) ?? topBanner(inHeader),
    safetyIcons: safetyIcons(inHeader),
    activeFunnelDefaultDate: defaultDate(context.world.places.funnels.all[0], today),
    analyticsData: { season: seasonOf(today) },
    ...guestCountryLists(context.market, context.addresses?.countries),
    themes: themes.map((row) => {
      const { of } = shownWords(row.slug, set)
      const title = of(row.title)
      return {
        slug: of(row.slug),
        title,
        intro: of(row.intro),
        image: describedImage(row.image_id, set, [title]),
      }
    }),
    notTranslated: themes.flatMap(({ slug }) => {
      const { of, lang } = shownWords(slug, set)
      return lang === null ? [] : [{ kind: 'theme' as const, slug: of(slug), lang }]
    }),
  }
}

type Part = z.infer<typeof navigationGroupsRequest>['part']

interface CachedReply {
  parts: Record<Part, Promise<NavigationGroupsReply>>
  at: number
  today: string
}

/** Cached replies by brand and edition, dropped with the world they were built from. */
const cache = new WeakMap<World, Map<string, CachedReply>>()

function fromMemory(part: Part, context: CatalogueContext): Promise<NavigationGroupsReply> {
  const replies = cache.get(context.world) ?? new Map<string, CachedReply>()
  cache.set(context.world, replies)
  const key = `${context.brand} ${context.siteCode}`
  const known = replies.get(key)
  const at = performance.now()
  const today = context.today()
  if (known && known.today === today && at - known.at < maxAgeMs) return known.parts[part]
  const all = build(context)
  const parts = {
    all,
    overview: all.then(overviewOf),
    shell: all.then(shellOf),
    menus: all.then(menusOf),
  }
  const fresh = { parts, at, today }
  replies.set(key, fresh)
  // A failed build must not stay cached.
  for (const reply of Object.values(fresh.parts)) reply.catch(() => replies.delete(key))
  return fresh.parts[part]
}

export const navigationGroupsServed = serve(
  navigationGroups,
  {
    request: navigationGroupsRequest,
    reply: navigationGroupsReply,
    summary: 'The shell: kinds of holiday with their places, links, pages, themes, lists of the booking form',
    cache: 'public, max-age=60, stale-while-revalidate=600',
  },
  ({ part }, context) => fromMemory(part, context),
)
