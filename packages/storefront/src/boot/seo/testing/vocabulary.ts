import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** A type of schema.org: what it inherits from, its own properties with the types of their values, and its kinds. */
interface VocabularyType {
  readonly parents: readonly string[]
  readonly properties: ReadonlyMap<string, readonly string[]>
}

/**
 * The vocabulary of schema.org, read from the declarations of schema-dts, which are generated from it: one line for each property.
 * The compiler judges literals of our code by the same file; this judges documents.
 */
interface Vocabulary {
  readonly types: ReadonlyMap<string, VocabularyType>
  /** "CivicStructure" to "Campground", "Park", …; an enumeration to its members. */
  readonly kinds: ReadonlyMap<string, readonly string[]>
}

const namesOf = (union: string) => union.split('|').map((part) => part.trim().replaceAll('"', ''))

function readVocabulary(): Vocabulary {
  const file = createRequire(import.meta.url)
    .resolve('schema-dts')
    .replace(/\.js$/, '.d.ts')
  const types = new Map<string, VocabularyType>()
  const kinds = new Map<string, readonly string[]>()
  let own: Map<string, readonly string[]> | undefined
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, name, kind, parents] =
      /^(?:export )?interface (\w+?)(Base|Leaf) extends (?<parents>.+?) \{$/.exec(line) ?? []
    if (name && parents) {
      // A leaf that has a base has the base's properties and nothing else.
      if (kind === 'Leaf' && types.has(name)) continue
      own = new Map()
      const inherited = parents.split(', ').map((one) => one.replace(/Base$/, ''))
      types.set(name, { parents: inherited, properties: own })
      continue
    }
    const [, property, range] = /^ {4}"(\w+)"\?: SchemaValue<(.+), "\w+">;$/.exec(line) ?? []
    if (property && range) own?.set(property, namesOf(range))
    const [, type, union] = /^export type (\w+) = (.+);$/.exec(line) ?? []
    if (type && union) kinds.set(type, namesOf(union))
  }
  return { types, kinds }
}

const { types, kinds } = readVocabulary()

/** The types of the values of a property of a type, its own or inherited; undefined where the type has no such property. */
function rangeOf(type: string, property: string): readonly string[] | undefined {
  const found = types.get(type)
  if (!found) return undefined
  const own = found.properties.get(property)
  if (own) return own
  for (const parent of found.parents) {
    const inherited = rangeOf(parent, property)
    if (inherited) return inherited
  }
  return undefined
}

/** A type is another one, or a kind of it. */
const isKindOf = (type: string, other: string): boolean =>
  type === other || (types.get(type)?.parents ?? []).some((parent) => isKindOf(parent, other))

const day = String.raw`\d{4}-\d\d-\d\d`
const time = String.raw`\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d)?`
/** How a text of a data type is written. */
const formats: Readonly<Record<string, (text: string) => boolean>> = {
  Text: () => true,
  URL: (text) => URL.canParse(text),
  Date: (text) => new RegExp(`^${day}$`).test(text),
  DateTime: (text) => new RegExp(`^${day}(?:T${time})?$`).test(text),
  Time: (text) => new RegExp(`^${time}$`).test(text),
  Duration: (text) => /^P(?=.)/.test(text),
  Number: (text) => /^-?\d+(?:\.\d+)?$/.test(text),
  Integer: (text) => /^-?\d+$/.test(text),
}

const isValue = (value: unknown, range: readonly string[]): boolean => {
  if (typeof value === 'number')
    return range.some((one) => one === 'Number' || (one === 'Integer' && Number.isInteger(value)))
  if (typeof value === 'boolean') return range.includes('Boolean')
  if (typeof value !== 'string') return false
  // Members of an enumeration are addresses of the vocabulary.
  if (value.startsWith('https://schema.org/')) return range.some((one) => kinds.get(one)?.includes(value))
  // A thing may be named by its address.
  return range.some((one) => formats[one === 'IdReference' ? 'URL' : one]?.(value))
}

const isNode = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * What a node of JSON-LD says against the vocabulary, one sentence each: unknown types, properties that a type does not have, values of
 * another type or format. Empty for good ones.
 */
export function vocabularyFaults(node: Readonly<Record<string, unknown>>, path = ''): string[] {
  const own = [node['@type']].flat().map(String)
  const at = path || own.join('+')
  const unknown = own.filter((type) => !types.has(type))
  if (unknown.length > 0) return [`${at}: no type ${unknown.join(', ')}`]
  return Object.entries(node).flatMap(([property, values]) => {
    if (property.startsWith('@')) return []
    const range = own.flatMap((type) => rangeOf(type, property) ?? [])
    if (range.length === 0) return [`${at}: no property ${property}`]
    return [values].flat().flatMap((value: unknown) => {
      const where = `${at}.${property}`
      if (!isNode(value))
        return isValue(value, range) ? [] : [`${where}: ${JSON.stringify(value)} is no ${range.join(' or ')}`]
      // A reference to another node.
      if (Object.keys(value).join() === '@id')
        return range.includes('IdReference') ? [] : [`${where}: no reference`]
      const nested = [value['@type']].flat().map(String)
      const fits = nested.some((type) => range.some((one) => isKindOf(type, one)))
      return [
        ...(fits ? [] : [`${where}: ${nested.join('+')} is no ${range.join(' or ')}`]),
        ...vocabularyFaults(value, where),
      ]
    })
  })
}

/** The properties of a type, its own and inherited ones. */
export const hasProperty = (type: string, property: string): boolean => rangeOf(type, property) !== undefined
