/** Categories of consent besides necessary functions. */
const consentCategories = ['statistics', 'marketing', 'chat'] as const
export type ConsentCategory = (typeof consentCategories)[number]

/** consent-2: consent expires after six months. */
const validDays = 182

/** Written when a visitor answers: `{"categories":["marketing"],"date":"2026-11-21"}` (docs/contracts/cookies.md). */
export const consentCookie = { name: 'consent', maxAge: validDays * 86_400 } as const

/** Whether the cookie consents to a category. An unreadable cookie is no consent (consent-3). */
export function hasConsent(cookie: string | undefined, category: ConsentCategory): boolean {
  return parsed(cookie)?.categories.includes(category) ?? false
}

/**
 * The categories of a visitor's consent, possibly none; undefined when the visitor must be asked: without a cookie,
 * with an unreadable one, when it is six months old on `today` ('YYYY-MM-DD'), or when only the chatbot has asked.
 */
export function readConsent(
  cookie: string | undefined,
  today: string,
): readonly ConsentCategory[] | undefined {
  const answer = validAnswer(cookie, today)
  return answer?.isOpen ? undefined : answer?.categories
}

/** All categories with a visitor's valid consent, whether or not the question has been answered. */
export function agreedCategories(cookie: string | undefined, today: string): readonly ConsentCategory[] {
  return validAnswer(cookie, today)?.categories ?? []
}

/** Whether a cookie has nothing valid in it, and can go. */
export const isSpentConsent = (cookie: string | undefined, today: string): boolean =>
  cookie !== undefined && validAnswer(cookie, today) === undefined

/** The cookie's value. */
export function writeConsent(categories: readonly ConsentCategory[], today: string): string {
  return JSON.stringify({ categories, date: today })
}

/**
 * The cookie's value after consent to the chatbot, for which its dialog asks (consent-7). The answer to the question stays
 * as old as it is, and who was not asked yet still will be: `open`.
 */
export function withChatConsent(cookie: string | undefined, today: string): string {
  const { categories, date, isOpen } = validAnswer(cookie, today) ?? {
    categories: [],
    date: today,
    isOpen: true,
  }
  return JSON.stringify({
    categories: [...new Set([...categories, 'chat'])],
    date,
    ...(isOpen && { open: true }),
  })
}

interface Answer {
  readonly categories: ConsentCategory[]
  readonly date: string
  readonly isOpen: boolean
}

function validAnswer(cookie: string | undefined, today: string): Answer | undefined {
  const answer = parsed(cookie)
  const age = (Date.parse(today) - Date.parse(answer?.date ?? '')) / 86_400_000
  return age < validDays ? answer : undefined
}

function parsed(cookie: string | undefined): Answer | undefined {
  try {
    const { categories, date, open } = JSON.parse(cookie ?? '') as Record<string, unknown>
    if (!Array.isArray(categories)) return undefined
    return {
      categories: consentCategories.filter((category) => categories.includes(category)),
      date: String(date),
      isOpen: open === true,
    }
  } catch {
    return undefined
  }
}
