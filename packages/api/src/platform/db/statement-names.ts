/** How often a statement is sent before it is prepared: some are sent once, as those with a list of many values. */
const worthwhile = 3
/** Each connection of a server holds a parsed statement and its plan for a name, some 50 kB. */
const mostNames = 200
/** Texts that are counted at once. */
const mostCounted = 2_000

/** All columns of a table: a later migration may add one, and a prepared statement refuses to answer with other columns. */
const allColumns = /(?:\bselect|\breturning|,|\.)\s*\*/i

/**
 * Names of the statements that a process sends again and again. A connection to PostgreSQL parses a named statement once and soon
 * plans it once, which is most of the work of a short one (decision 390). The same text has the same name on every connection.
 */
export function statementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>()
  const sent = new Map<string, number>()
  return (text) => {
    const known = names.get(text)
    if (known !== undefined || names.size >= mostNames) return known
    const times = (sent.get(text) ?? 0) + 1
    if (times < worthwhile) {
      if (sent.size >= mostCounted) sent.clear()
      sent.set(text, times)
      return undefined
    }
    sent.delete(text)
    if (allColumns.test(text)) return undefined
    const name = `statement_${names.size}`
    names.set(text, name)
    return name
  }
}
