import { parseSync } from 'vite'

export interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [child: string]: unknown
}

/** The place of a text in a file of messages. */
export interface Place {
  readonly start: number
  readonly end: number
}

/**
 * Where the texts of a set are written in a source file of messages, by key: `'a.b': { fr: 'here' }`. A text that is put together by
 * code has no place.
 */
export function placesOf(name: string, source: string, set: string): Map<string, Place> {
  const { program, errors } = parseSync(name, source)
  const [first] = errors
  if (first) throw new Error(`${name}: ${first.message}`)
  const places = new Map<string, Place>()
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(walk)
    if (!isNode(value)) return
    for (const { key, value: row } of propertiesOf(value)) {
      const text = propertiesOf(row).find((property) => property.key === set)?.value
      if (text?.type === 'Literal') places.set(key, { start: text.start, end: text.end })
    }
    Object.values(value).forEach(walk)
  }
  walk(program)
  return places
}

/**
 * The source with other texts in their places. Nothing else of it changes.
 * @param {ReadonlyMap<string, string>} texts by key
 */
export function replaceTexts(
  source: string,
  places: ReadonlyMap<string, Place>,
  texts: ReadonlyMap<string, string>,
): string {
  const changes = [...texts]
    .flatMap(([key, text]) => {
      const place = places.get(key)
      return place ? [{ ...place, text }] : []
    })
    .toSorted((one, other) => other.start - one.start)
  return changes.reduce(
    (changed, { start, end, text }) => changed.slice(0, start) + quoted(text) + changed.slice(end),
    source,
  )
}

/** As the formatter quotes: with single quotes. */
export function quoted(text: string): string {
  const inner = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`)
  return `'${inner}'`
}

export function propertiesOf(node: Node): { key: string; value: Node }[] {
  if (node.type !== 'ObjectExpression') return []
  return (node['properties'] as Node[]).flatMap(({ type, key, value }) => {
    if (type !== 'Property' || !isNode(key) || !isNode(value)) return []
    const name = key.type === 'Identifier' ? key['name'] : key['value']
    return typeof name === 'string' ? [{ key: name, value }] : []
  })
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
}
