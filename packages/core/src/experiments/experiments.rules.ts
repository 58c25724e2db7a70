/** analytics-6: the visitor id of experiments lives for 34,560,000 s. Written only with consent to statistics. */
export const visitorCookie = { name: 'visitor', maxAge: 34_560_000 } as const

/**
 * This visitor's variants, so that server and browser know them without a call: nothing changes after it is visible. It lives as long as its visitor id.
 */
export const flagsCookie = { name: 'flags', maxAge: visitorCookie.maxAge } as const

/** Key of the experiment about the search box. */
export const searchBoxKey = 'searchBox'

export interface SavedFlags {
  /** Variants by key. What they mean is in the catalogue of experiments. */
  readonly flags: Readonly<Record<string, string>>
  /** The day of the request, 'YYYY-MM-DD': another day requests them again. */
  readonly date: string
}

/** The cookie's value: variants by key, and the day. */
export function writeFlagsCookie({ flags, date }: SavedFlags): string {
  return JSON.stringify({ ...flags, date })
}

const isFlag = (pair: [string, unknown]): pair is [string, string] =>
  /^[a-zA-Z]\w{0,59}$/.test(pair[0]) && typeof pair[1] === 'string' && /^[\w-]{1,40}$/.test(pair[1])

/** Parses the cookie, which is a visitor's input: what cannot be a flag is left out. Undefined: no cookie of ours. */
export function readFlagsCookie(cookie: string | undefined): SavedFlags | undefined {
  try {
    const saved: unknown = JSON.parse(cookie ?? '')
    if (typeof saved !== 'object' || saved === null || Array.isArray(saved)) return undefined
    const { date, ...flags } = saved as Record<string, unknown>
    return {
      flags: Object.fromEntries(Object.entries(flags).filter(isFlag)),
      date: typeof date === 'string' ? date : '',
    }
  } catch {
    return undefined
  }
}

/** A visitor id in the API's format; undefined for anything else. */
export function readVisitorCookie(cookie: string | undefined): string | undefined {
  return cookie && /^[\w-]{16,64}$/.test(cookie) ? cookie : undefined
}

/**
 * The action id of a booking, the same for a cart every time, so that it counts once. The cart id opens the
 * confirmation and must not be in statistics: 64 bits of a one-way hash represent its 128.
 */
export function bookingAction(cartId: string): string {
  let [high, low] = [0x9e3779b9, 0x85ebca6b]
  for (let at = 0; at < cartId.length; at += 1) {
    const unit = cartId.charCodeAt(at)
    high = Math.imul(high ^ unit, 0x9e3779b1)
    low = Math.imul(low ^ unit, 0x5f356495)
    high = (high ^ (low >>> 15)) >>> 0
    low = (low ^ (high >>> 13)) >>> 0
  }
  return `booking:${high.toString(36)}${low.toString(36)}`
}
