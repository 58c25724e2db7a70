import { someRow, type PathMatch } from './settle-match.ts'
import { routeNames, routeRow } from './routes.ts'

const linkKeys = new Set(routeNames.flatMap((name) => routeRow(name).linkKeys ?? []))
const secretKeys = new Set(routeNames.flatMap((name) => routeRow(name).secretKeys ?? []))

const hasOneOf = (search: string, keys: Iterable<string>) => {
  const query = new URLSearchParams(search)
  return [...keys].some((key) => query.has(key))
}

/** Whether whoever knows an address may see its page: nobody may learn it (security-2). */
export const isSecretAddress = (match: PathMatch, search: string): boolean =>
  someRow(match, ({ access, linkKeys: keys = [] }) => access === 'link' || hasOneOf(search, keys))

/** Whether an address names something of a visitor, whatever its page. */
export const hasSecretKey = (search: string): boolean => hasOneOf(search, [...linkKeys, ...secretKeys])

/** Whether a tag manager may be loaded into the document of an address (analytics-4). */
export const allowsTags = (match: PathMatch, search: string): boolean =>
  !someRow(match, ({ tags }) => tags === false) && !hasSecretKey(search)
