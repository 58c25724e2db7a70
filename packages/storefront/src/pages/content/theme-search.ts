import { readCriteria, writeCriteria } from '@camping/core/search/criteria-query.ts'

/** The query string of a theme's prefilled search, with `?`, or empty. Unknown keys and values are dropped. */
export function themeSearch(
  search: Readonly<Record<string, string | readonly string[]>>,
  today: string,
): string {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(search)) {
    for (const one of typeof value === 'string' ? [value] : value) query.append(key, one)
  }
  const text = writeCriteria(readCriteria(query, today))
  return text ? `?${text}` : ''
}
