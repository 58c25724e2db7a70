import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { MessageRow, MessageTable } from '@camping/editions/messages/message-table.ts'

/** The repository's root. */
export const root = join(import.meta.dirname, '../..')
export const messagesFolder = join(root, 'packages/editions/src/messages')

export interface Message {
  readonly namespace: string
  readonly key: string
  readonly row: MessageRow
}

/** Every message of the house, by namespace. */
export async function readMessages(): Promise<Message[]> {
  const suffix = '.messages.ts'
  const files = readdirSync(messagesFolder).filter((name) => name.endsWith(suffix))
  const tables = await Promise.all(
    files.toSorted().map(async (name) => {
      const module = (await import(pathToFileURL(join(messagesFolder, name)).href)) as Record<
        string,
        MessageTable
      >
      return { namespace: name.slice(0, -suffix.length), rows: Object.values(module).flatMap(Object.entries) }
    }),
  )
  return tables.flatMap(({ namespace, rows }) =>
    rows.map(([key, row]) => ({ namespace, key, row: row as MessageRow })),
  )
}

/** File of an app's own words in a set, from the root. */
export const appWordsFile = (app: string, set: string) => `apps/${app}/messages/${set}.json`

/** An app's own words in a set; most apps have none. */
export function readAppWords(app: string, set: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(join(root, appWordsFile(app, set)), 'utf8')) as Record<string, string>
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
}
