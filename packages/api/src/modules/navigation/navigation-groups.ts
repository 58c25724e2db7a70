import { navigationGroups } from '@camping/contract/navigation.endpoints.ts'
import { navigationGroupsReply, navigationGroupsRequest } from '@camping/contract/navigation.schemas.ts'
import type { NavigationGroupsReply } from '@camping/contract/navigation.schemas.ts'
import type { z } from 'zod'
import type { ApiContext } from '../../server/api-context.ts'
import { serve } from '../../server/serve.ts'
import { publishedPages } from '../content/edition-pages.ts'
import { describedImage } from '../content/image-alt.ts'
import type { World } from '../search/world.ts'
import { defaultDate } from '../search/stay-date.ts'
import { funnelTree } from './funnel-tree.ts'
import { guestCountryLists } from './guest-countries.ts'
import { footerColumns, headerGroups, safetyIcons, topBanner } from './link-groups.ts'
import { menusOf, overviewOf, shellOf } from './navigation-parts.ts'
import { seasonOf } from './season.ts'

/** From-prices follow bookings, so the data is not kept longer than this. */
const keptMs = 60_000

async function build(context: ApiContext): Promise<NavigationGroupsReply> {
  const set = context.messages
  const today = context.today()
  const pages = new Map((await publishedPages(context)).map((page) => [page.tag, page]))
  // SPEC.md §7: of the white-label the shell shows only the footer.
  const inHeader = context.showsDestinations ? pages : new Map<string, never>()
  const funnels = context.showsDestinations ? funnelTree(context) : []
  const themes = context.showsDestinations
    ? await context.db
        .selectFrom('themes')
        .select(['slug', 'title', 'intro', 'image_id'])
        .orderBy('position')
        .execute()
    : []
  return {
    funnels,
    header: headerGroups({ funnels, pages: inHeader }),
    footer: footerColumns({ funnels, pages }),
    taggedPages: Object.fromEntries([...pages].map(([tag, { slug, title }]) => [tag, { slug, title }])),
    earlyBookingPeriod: inHeader.has('early-booking'),
    topBanner: topBanner(inHeader),
    safetyIcons: safetyIcons(inHeader),
    activeFunnelDefaultDate: defaultDate(context.world.places.funnels.all[0], today),
    analyticsData: { season: seasonOf(today) },
    ...guestCountryLists(context.market),
    themes: themes.map((row) => ({
      slug: row.slug[set],
      title: row.title[set],
      intro: row.intro[set],
      image: describedImage(row.image_id, set, [row.title[set]]),
    })),
  }
}

type Part = z.infer<typeof navigationGroupsRequest>['part']

interface Kept {
  parts: Record<Part, Promise<NavigationGroupsReply>>
  at: number
  today: string
}

/** Replies by brand and edition, forgotten with the world they were built from. */
const kept = new WeakMap<World, Map<string, Kept>>()

function fromMemory(part: Part, context: ApiContext): Promise<NavigationGroupsReply> {
  const replies = kept.get(context.world) ?? new Map<string, Kept>()
  kept.set(context.world, replies)
  const key = `${context.brand} ${context.siteCode}`
  const known = replies.get(key)
  const at = performance.now()
  const today = context.today()
  if (known && known.today === today && at - known.at < keptMs) return known.parts[part]
  const all = build(context)
  const parts = {
    all,
    overview: all.then(overviewOf),
    shell: all.then(shellOf),
    menus: all.then(menusOf),
  }
  const fresh = { parts, at, today }
  replies.set(key, fresh)
  // A failed build must not be kept.
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
