import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { messagesFolder, root } from './message-source.ts'
import { isNode, propertiesOf, quoted, type Node } from './replace-texts.ts'

/** A text beside its English in a source file that holds no messages: words of addresses, of laws, of pictures. */
export interface SourceText {
  /** File, the names round it and its number there: `packages/editions/src/routes.ts#themes.words`. */
  readonly key: string
  readonly english: string
  readonly text: string
  readonly start: number
  readonly end: number
  readonly isTemplate: boolean
}

const english = ['en-GB', 'en']
const noSource = /\.(?:test|stories|bench|gen|messages)\.|\/(?:testing|stories|fixtures|node_modules|dist)\//

/** All texts of a set in the packages, whose row has English too. */
export function readSourceTexts(set: string): SourceText[] {
  return sourceFiles().flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8')
    return source.includes(set) ? textsIn(file, source, set) : []
  })
}

function sourceFiles(): string[] {
  const packages = join(root, 'packages')
  return readdirSync(packages).flatMap((name) => {
    const folder = join(packages, name, 'src')
    try {
      return readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((file) => `packages/${name}/src/${file.replaceAll('\\', '/')}`)
        .filter(
          (file) =>
            /\.tsx?$/.test(file) &&
            !noSource.test(file) &&
            !join(root, file).startsWith(join(messagesFolder, 'gift')),
        )
    } catch {
      return []
    }
  })
}

/** The texts of a set in one source file. A row whose values are not built alike in both languages is left out. */
export function textsIn(file: string, source: string, set: string): SourceText[] {
  const { program, errors } = parseSync(file, source)
  const [first] = errors
  if (first) throw new Error(`${file}: ${first.message}`)
  const found: SourceText[] = []
  const walk = (value: unknown, names: readonly string[]): void => {
    if (Array.isArray(value)) return value.forEach((one) => walk(one, names))
    if (!isNode(value)) return
    const rows = propertiesOf(value)
    const own = rows.find(({ key }) => key === set)?.value
    const from = rows.find(({ key }) => english.includes(key))?.value
    if (own && from) {
      const [texts, sources] = [leavesOf(own, source), leavesOf(from, source)]
      if (texts.length === sources.length)
        texts.forEach((leaf, at) => {
          const number = texts.length > 1 ? `/${at + 1}` : ''
          found.push({
            ...leaf,
            key: `${file}#${names.join('.')}${number}`,
            english: sources[at]?.text ?? '',
          })
        })
      return
    }
    const name = nameOf(value)
    for (const child of Object.values(value)) walk(child, name === undefined ? names : [...names, name])
  }
  walk(program, [])
  return numbered(found)
}

/** Rows of a list have the same names round them: the second one is `…#names(2)`. */
function numbered(texts: readonly SourceText[]): SourceText[] {
  const seen = new Map<string, number>()
  return texts.map((one) => {
    const times = (seen.get(one.key) ?? 0) + 1
    seen.set(one.key, times)
    return times === 1 ? one : { ...one, key: `${one.key}(${times})` }
  })
}

type Leaf = Omit<SourceText, 'key' | 'english'>

function leavesOf(node: Node, source: string): Leaf[] {
  const leaves: Leaf[] = []
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(walk)
    if (!isNode(value)) return
    const { start, end } = value
    if (value.type === 'Literal' && typeof value['value'] === 'string')
      leaves.push({ text: value['value'], start, end, isTemplate: false })
    else if (value.type === 'TemplateLiteral')
      leaves.push({ text: source.slice(start + 1, end - 1), start, end, isTemplate: true })
    else if (value.type === 'Property') walk(value['value'])
    else Object.values(value).forEach(walk)
  }
  walk(node)
  return leaves.filter(({ text }) => /\p{L}/u.test(text))
}

function nameOf(node: Node): string | undefined {
  const name = node.type === 'Property' ? node['key'] : node['id']
  if (!isNode(name)) return undefined
  const text = name.type === 'Identifier' ? name['name'] : name['value']
  return typeof text === 'string' || typeof text === 'number' ? String(text) : undefined
}

/** Writes texts by key into their files, and returns the keys that have no place any more. */
export function writeSourceTexts(set: string, texts: ReadonlyMap<string, string>): string[] {
  const files = new Map<string, string[]>()
  for (const key of texts.keys()) {
    const file = key.slice(0, key.indexOf('#'))
    files.set(file, [...(files.get(file) ?? []), key])
  }
  const lost: string[] = []
  for (const [file, keys] of files) {
    const source = readFileSync(join(root, file), 'utf8')
    const places = new Map(textsIn(file, source, set).map((one) => [one.key, one]))
    lost.push(...keys.filter((key) => !places.has(key)))
    const changes = keys
      .flatMap((key): SourceText[] => {
        const place = places.get(key)
        return place ? [place] : []
      })
      .toSorted((one, other) => other.start - one.start)
    writeFileSync(
      join(root, file),
      changes.reduce((text, { key, start, end, isTemplate }) => {
        const written = texts.get(key) ?? ''
        return text.slice(0, start) + (isTemplate ? `\`${written}\`` : quoted(written)) + text.slice(end)
      }, source),
    )
  }
  return lost
}

/** Values in braces, which a translation has too: `{site}`, `${days}`; `{Where}` begins a sentence with `{where}`. */
export const bracesIn = (text: string): string =>
  [...new Set(text.toLowerCase().match(/\$?\{[^{}]*\}/g) ?? [])].toSorted().join(' ')
