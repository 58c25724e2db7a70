/**
 * What visitors may type and choose, once: schemas check it, rules of forms and the codec of addresses read it. Without a
 * validator, so that scripts of pages carry numbers only. Texts are counted in UTF-16 units.
 */

/** search-2: a stay. Lengths up to `offeredNights` can be chosen, longer ones come by address. */
export const stayLimits = { nights: 60, offeredNights: 28, adults: 20, children: 12, childAge: 17 } as const

/** search-5, search-6: what a search names; `list` is for every list but funnels. */
export const searchLimits = {
  words: 100,
  slug: 120,
  list: 60,
  funnels: 20,
  bedrooms: 8,
  page: 10_000,
  /** The maximum id in the database. */
  id: 2_000_000_000,
} as const

export const accommodationCategories = [
  'pitch',
  'glamping-tent',
  'mobile-home',
  'chalet',
  'holiday-home',
] as const

/** In the order of a form. */
export const titles = ['mrs', 'mr', 'mx'] as const

/** First and last name, each. */
export const nameLimit = 60

/** forms-2: the longest address that mail servers must accept. */
export const emailLimit = 254

/** Lines of an address. */
export const addressLimits = {
  street: 100,
  houseNumber: 20,
  addition: 40,
  postcode: { min: 2, max: 12 },
  city: 80,
} as const

/** forms-6: digits after the prefix. */
export const phonePattern = /^\d{4,15}$/

/** forms-4: a new password; a given one is only compared. */
export const passwordLimits = { min: 12, max: 128, given: 256 } as const

/** Digits of a code by mail, short enough to be read once and typed. */
export const codeDigits = 6
/** Seconds until a session may request another code. */
export const codeWaitSeconds = 60

/** Passkeys of an account, and characters of the name of one. */
export const passkeyLimit = 20
export const passkeyNameLimit = 40

/** What a guest asks of the campsite when booking. */
export const remarksLimit = 1000

/** A message to the service desk. */
export const messageLimits = { min: 3, max: 2000 } as const

/** A review's parts. */
export const reviewLimits = {
  title: { min: 3, max: 80 },
  text: { min: 30, max: 2000 },
} as const

/** favourites-1: of an account, and of a guest in a browser per brand; above it the newest stay. */
export const favouriteLimits = {
  count: 100,
  /** Milliseconds since 1970, UTC. */
  since: 8_640_000_000_000,
} as const

/** favourites-5: campsites or accommodations that are compared side by side. */
export const compareLimit = 4

/** favourites-6: lists of an account, campsites of one, and characters of its name. */
export const listLimits = { count: 20, entries: 50, name: 60 } as const

/** favourites-8: days after its last change that a guest's shared list ends by itself. */
export const guestListDays = 90
