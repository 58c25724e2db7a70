/** What messages were once called, and are called now: a whole name, or the beginning of many. A release that renames one adds a line. */
const formerNames: readonly (readonly [was: string, is: string])[] = [
  ['search.title', 'shell.title.search'],
  ['search.pages.page', 'shell.title.page'],
  ['search.', 'results.'],
]

/** The present name of a message that was renamed; undefined for what never was one, or is gone. */
export function presentName(key: string, isKnown: (key: string) => boolean): string | undefined {
  const row = formerNames.find(([was]) => (was.endsWith('.') ? key.startsWith(was) : key === was))
  const name = row && row[1] + key.slice(row[0].length)
  return name !== undefined && isKnown(name) ? name : undefined
}
