/** What visitors can agree to besides what the site needs to work. */
export type ConsentCategory = 'statistics' | 'marketing'

/** Written by the consent dialog: `{"categories":["marketing"],"date":"2026-11-21"}` (docs/contracts/cookies.md). */
export const consentCookie = { name: 'consent' } as const

/** Whether the cookie agrees to a category. Anything that cannot be read is no consent (SPEC.md §6). */
export function hasConsent(cookie: string | undefined, category: ConsentCategory): boolean {
  try {
    const { categories } = JSON.parse(cookie ?? '') as { categories?: unknown }
    return Array.isArray(categories) && categories.includes(category)
  } catch {
    return false
  }
}
