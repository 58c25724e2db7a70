/** Categories of consent besides necessary functions. */
const consentCategories = ['statistics', 'marketing'] as const
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
 * with an unreadable one, or when it is six months old on `today` ('YYYY-MM-DD').
 */
export function readConsent(
  cookie: string | undefined,
  today: string,
): readonly ConsentCategory[] | undefined {
  const answer = parsed(cookie)
  const age = (Date.parse(today) - Date.parse(answer?.date ?? '')) / 86_400_000
  return answer && age < validDays ? answer.categories : undefined
}

/** The cookie's value. */
export function writeConsent(categories: readonly ConsentCategory[], today: string): string {
  return JSON.stringify({ categories, date: today })
}

function parsed(cookie: string | undefined): { categories: ConsentCategory[]; date: string } | undefined {
  try {
    const { categories, date } = JSON.parse(cookie ?? '') as { categories?: unknown; date?: unknown }
    if (!Array.isArray(categories)) return undefined
    return {
      categories: consentCategories.filter((category) => categories.includes(category)),
      date: String(date),
    }
  } catch {
    return undefined
  }
}
