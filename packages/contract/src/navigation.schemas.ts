import { z } from 'zod'
import { currency, image, minor, stayDate } from './values.schemas.ts'

/** The shell's data (navigation-8). */
const navItem = z.object({
  text: z.string(),
  url: z.string(),
  icon: z.string().nullable(),
  openInNewTab: z.boolean(),
  isExternal: z.boolean(),
})

const footerLink = z.object({
  text: z.string(),
  url: z.string(),
  isExternal: z.boolean(),
  openInNewTab: z.boolean(),
})

const navigationCity = z.object({ slug: z.string(), name: z.string() })

const navigationArea = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  images: z.object({ small: image.nullable() }),
  siteCount: z.int(),
  cities: z.array(navigationCity),
})

const navigationCountry = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  code: z.string(),
  title: z.string(),
  dimension: z.literal('country'),
  siteCount: z.int(),
  /** Lowest total of a stay of 7 nights for 2 adults from the default date; a real total, never a teaser. */
  fromPrice: z.object({ amount: minor, currency }).nullable(),
  images: z.object({ small: image.nullable() }),
  areas: z.array(navigationArea),
})

const navigationFunnel = z.object({
  id: z.int(),
  key: z.string(),
  slug: z.string(),
  name: z.string(),
  intro: z.string(),
  siteCount: z.int(),
  image: image,
  defaultBookingDate: stayDate,
  countries: z.array(navigationCountry),
})
export type NavigationFunnel = z.infer<typeof navigationFunnel>

/**
 * `overview` leaves out areas and cities, which only opened menus need; `shell` also pictures, prices, themes
 * and the lists of the booking form, for the data of every page. `menus` is the funnels with their places,
 * reduced to what menus show. A call without payload returns all (navigation-8).
 */
export const navigationGroupsRequest = z.object({
  part: z.enum(['all', 'overview', 'shell', 'menus']).default('all'),
})

export const navigationGroupsReply = z.object({
  funnels: z.array(navigationFunnel),
  header: z
    .array(z.object({ position: z.enum(['top', 'bottom-left', 'bottom-right']), items: z.array(navItem) }))
    .length(3),
  footer: z.array(z.object({ title: z.string(), links: z.array(footerLink) })),
  /** Keyed by tag. */
  taggedPages: z.record(z.string(), z.object({ slug: z.string(), title: z.string() })),
  earlyBookingPeriod: z.boolean(),
  /** The promotion above the header; `link` is a path without site code and leading slash. */
  topBanner: z.object({ textDesktop: z.string(), textMobile: z.string(), link: z.string().nullable() }),
  /** From the tagged page safety-icons (brands-10): the promises of its parts, each linking to the page. */
  safetyIcons: z.array(z.object({ text: z.string(), url: z.string() })),
  activeFunnelDefaultDate: stayDate,
  analyticsData: z.object({
    season: z.object({
      current: z.object({ type: z.string(), year: z.int() }),
      next: z.object({ year: z.int() }),
    }),
  }),
  phonePrefixes: z.array(z.object({ country: z.string(), prefix: z.string() })),
  bookingFormularCountries: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      findsAddress: z.boolean().optional().describe('Street and town are found by postcode and house number'),
    }),
  ),
  themes: z.array(z.object({ slug: z.string(), title: z.string(), intro: z.string(), image })),
  /** Items whose words are in another language than the edition's, `lang` (BCP 47), because nobody has translated them yet. */
  notTranslated: z.array(z.object({ kind: z.enum(['theme']), slug: z.string(), lang: z.string() })),
})
export type NavigationGroupsReply = z.infer<typeof navigationGroupsReply>
