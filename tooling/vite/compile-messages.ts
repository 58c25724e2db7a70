import { readdir, readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { MessageSet } from '@camping/editions/markets.ts'
import type { MessageTable } from '@camping/editions/messages/message-table.ts'
import {
  isPluralElement,
  isSelectElement,
  isTagElement,
  parse,
  TYPE,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser'
import { moduleEnding } from '@camping/brands/places.ts'
import { pseudoText } from './pseudo-text.ts'
import { messagesFolder, workspaceRoot } from './workspace-paths.ts'

const suffix = `.messages${moduleEnding}`

/** Names of all message namespaces, one file each in the folder of messages. */
export async function messageNamespaces(): Promise<string[]> {
  const files = await readdir(messagesFolder)
  return files
    .filter((file) => file.endsWith(suffix))
    .map((file) => file.slice(0, -suffix.length))
    .sort()
}

/** File of a namespace. */
export function messageFile(namespace: string): string {
  return `${messagesFolder}/${namespace}${suffix}`
}

/** File with an app's own messages of a set; most apps have none. */
export function appMessageFile(appId: string, set: MessageSet): string {
  return `${workspaceRoot}/apps/${appId}/messages/${set}.json`
}

async function overrides(appId: string, set: MessageSet): Promise<Record<string, string>> {
  try {
    return JSON.parse(await readFile(appMessageFile(appId, set), 'utf8')) as Record<string, string>
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw new Error(`apps/${appId}/messages/${set}.json cannot be read: ${(error as Error).message}`, {
      cause: error,
    })
  }
}

async function tableOf(namespace: string, version = ''): Promise<MessageTable> {
  const module = (await import(`${pathToFileURL(messageFile(namespace)).href}${version}`)) as Record<
    string,
    MessageTable
  >
  return Object.values(module)[0] as MessageTable
}

/**
 * Simplifies a plural whose only form is `other`, in languages with the same text for one and many: returns its text
 * with the number. The set has the same interface as the others, and the browser loads no extra byte.
 */
function withoutIdlePlurals(elements: MessageFormatElement[]): MessageFormatElement[] {
  return elements.flatMap((element): MessageFormatElement[] => {
    const forms = isPluralElement(element) && element.offset === 0 ? element.options : {}
    const { other } = forms
    if (!isPluralElement(element) || !other || Object.keys(forms).length > 1) return [element]
    // A number inside another element would lose its plural.
    if (other.value.some((part) => isSelectElement(part) || isTagElement(part))) return [element]
    return other.value.map((part) =>
      part.type === TYPE.pound ? { type: TYPE.argument, value: element.value } : part,
    )
  })
}

/** Defaults of the formatter: a plural is cardinal and its offset is zero. */
function withoutDefaults(elements: MessageFormatElement[]): unknown {
  const isDefault = (key: string, value: unknown) =>
    (key === 'offset' && value === 0) || (key === 'pluralType' && value === 'cardinal')
  const text = JSON.stringify(elements, (key, value: unknown) => (isDefault(key, value) ? undefined : value))
  return JSON.parse(text)
}

export interface MessageChunk {
  appId: string
  set: MessageSet
  namespace: string
  /** Query that makes a changed file a new module during development. */
  version?: string
}

/**
 * The messages of a namespace in one set, compiled to AST, so that the browser needs no ICU parser. The app's messages
 * take precedence, then the set, then en-US, then en-GB. With PSEUDO_WORDS (`npm run dev -- --pseudo`) they are written in no
 * language. Throws on an invalid message and names it.
 */
export async function compileMessages({
  appId,
  set,
  namespace,
  version = '',
}: MessageChunk): Promise<Record<string, unknown>> {
  const table = await tableOf(namespace, version)
  const overriding = await overrides(appId, set)
  const compiled = Object.entries(table).map(([key, row]) => {
    const text = overriding[key] ?? row[set] ?? row['en-US'] ?? row['en-GB']
    try {
      const parsed = parse(text, { captureLocation: false, shouldParseSkeletons: true })
      const words = process.env['PSEUDO_WORDS'] ? pseudoText(parsed) : parsed
      return [key, withoutDefaults(withoutIdlePlurals(words))] as const
    } catch (error) {
      throw new Error(`Message ${key} (${set}) is not valid ICU: ${(error as Error).message}: ${text}`, {
        cause: error,
      })
    }
  })
  return Object.fromEntries(compiled)
}
