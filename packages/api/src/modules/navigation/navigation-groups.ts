import { navigationGroups } from '@camping/contract/navigation.endpoints.ts'
import { navigationGroupsReply, navigationGroupsRequest } from '@camping/contract/navigation.schemas.ts'
import type { NavigationGroupsReply } from '@camping/contract/navigation.schemas.ts'
import type { z } from 'zod'
import type { ApiContext } from '../../server/api-context.ts'
import { serve } from '../../server/serve.ts'
import { isPublished } from '../content/get-page.ts'
import { describedImage } from '../content/image-alt.ts'
import type { World } from '../search/world.ts'
import { defaultDate } from '../search/stay-date.ts'
import { funnelTree } from './funnel-tree.ts'
import { guestCountryLists } from './guest-countries.ts'
import { footerColumns, headerGroups } from './link-groups.ts'
import { seasonOf } from './season.ts'

/** From-prices follow bookings, so the data is not kept longer than this. */
const keptMs = 60_000

async function build(context: ApiContext): Promise<NavigationGroupsReply> {
  const set = context.messages
  const today = context.today()
  const rows = await context.db.selectFrom('tagged_pages').selectAll().orderBy('position').execute()
  const published = rows.filter((row) => isPublished(row, today))
  const pages = new Map(published.map((row) => [row.tag, { slug: row.slug[set], title: row.title[set] }]))
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
    header: headerGroups({ funnels, pages }),
    footer: footerColumns({ funnels, pages }),
    taggedPages: Object.fromEntries(pages),
    earlyBookingPeriod: pages.has('early-booking'),
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

/** Without areas and towns, which only the opened menus need. */
function overviewOf(reply: NavigationGroupsReply): NavigationGroupsReply {
  const funnels = reply.funnels.map((funnel) => ({
    ...funnel,
    countries: funnel.countries.map((country) => ({ ...country, areas: [] })),
  }))
  return { ...reply, funnels }
}

/** Names and slugs only: this part travels with every page. */
function shellOf(reply: NavigationGroupsReply): NavigationGroupsReply {
  const funnels = reply.funnels.map((funnel) => ({
    ...funnel,
    intro: '',
    countries: funnel.countries.map((country) => ({
      ...country,
      title: '',
      fromPrice: null,
      images: { small: null },
      areas: [],
    })),
  }))
  return {
    ...reply,
    funnels,
    footer: reply.footer.slice(0, 1),
    themes: [],
    phonePrefixes: [],
    bookingFormularCountries: [],
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
  const fresh = { parts: { all, overview: all.then(overviewOf), shell: all.then(shellOf) }, at, today }
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
