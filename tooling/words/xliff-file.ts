import { XMLBuilder, XMLParser, XMLValidator } from 'fast-xml-parser'
import type { TranslationFile, Unit } from './translation-file.ts'

const attribute = '@'
const text = '#text'
/** ICU texts begin and end as they are written: nothing is trimmed, no number is read as one. */
const options = {
  ignoreAttributes: false,
  attributeNamePrefix: attribute,
  textNodeName: text,
  trimValues: false,
  parseTagValue: false,
  parseAttributeValue: false,
}

const builder = new XMLBuilder({
  ...options,
  format: true,
  indentBy: '  ',
  suppressEmptyNode: true,
})

const lists = new Set(['file', 'unit', 'note'])
const parser = new XMLParser({ ...options, isArray: (name) => lists.has(name) })

/**
 * The texts as XLIFF 2.1, a `<file>` for each namespace. Limits are of the module for size restrictions, in code points.
 * http://docs.oasis-open.org/xliff/xliff-core/v2.1/
 */
export function toXliff({ language, units }: TranslationFile): string {
  const files = [...new Set(units.map(({ namespace }) => namespace))].map((name) => ({
    '@id': name,
    'slr:profiles': { '@generalProfile': 'xliff:codepoints' },
    unit: units.filter(({ namespace }) => namespace === name).map(xliffUnit),
  }))
  return builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    xliff: {
      '@version': '2.1',
      '@xmlns': 'urn:oasis:names:tc:xliff:document:2.0',
      '@xmlns:slr': 'urn:oasis:names:tc:xliff:sizerestriction:1.0',
      '@srcLang': 'en-GB',
      '@trgLang': language,
      '@xml:space': 'preserve',
      file: files,
    },
  })
}

function xliffUnit({ key, source, target, notes, picture, limit }: Unit) {
  const all = [
    ...notes.map((note) => ({ '@category': 'context', [text]: note })),
    ...(picture ? [{ '@category': 'picture', [text]: picture }] : []),
  ]
  return {
    '@id': key,
    ...(limit && { '@slr:sizeRestriction': String(limit) }),
    ...(all.length > 0 && { notes: { note: all } }),
    segment: {
      '@state': target === '' ? 'initial' : 'translated',
      source,
      ...(target !== '' && { target }),
    },
  }
}

interface ParsedUnit {
  readonly '@id'?: string
  readonly segment?: { readonly source?: unknown; readonly target?: unknown }
}

interface ParsedXliff {
  readonly xliff?: {
    readonly '@trgLang'?: string
    readonly file?: readonly { readonly '@id'?: string; readonly unit?: readonly ParsedUnit[] }[]
  }
}

/**
 * Reads what a translator's program has written. Throws a plain sentence where it is no XLIFF 2, or where a text has markup of
 * that program in it.
 */
export function fromXliff(file: string): TranslationFile {
  const wrong = XMLValidator.validate(file)
  if (wrong !== true) throw new Error(`is not valid XML: ${wrong.err.msg} (line ${wrong.err.line})`)
  const { xliff } = parser.parse(file) as ParsedXliff
  const language = xliff?.['@trgLang']
  if (!xliff?.file || !language) throw new Error('is no XLIFF 2 file: it has no <file>, or no trgLang')
  const units = xliff.file.flatMap(({ '@id': namespace = '', unit = [] }) =>
    unit.map(({ '@id': key = '', segment }) => ({
      key,
      namespace,
      source: plainText(segment?.source, key),
      target: plainText(segment?.target, key),
      notes: [],
    })),
  )
  return { language, units }
}

function plainText(content: unknown, key: string): string {
  if (content === undefined) return ''
  if (typeof content === 'string') return content
  const { [text]: plain } = content as Record<string, unknown>
  const elements = Object.keys(content as object).filter(
    (name) => name !== text && !name.startsWith(attribute),
  )
  if (elements.length > 0) throw new Error(`has markup inside ${key}: <${elements[0]}>. Texts are plain ICU`)
  return typeof plain === 'string' ? plain : ''
}
