import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { markets } from '@camping/editions/markets.ts'
import type { SiteCode } from '@camping/editions/markets.ts'
import type { MessageTable } from '@camping/editions/messages/message-table.ts'

const folder = new URL('.', import.meta.resolve('@camping/editions/messages/message-table.ts'))
const files = readdirSync(fileURLToPath(folder)).filter((name) => name.endsWith('.messages.ts'))
const tables = await Promise.all(
  files.map(async (name) =>
    Object.values((await import(`@camping/editions/messages/${name}`)) as Record<string, MessageTable>),
  ),
)
const rows: MessageTable = Object.assign({}, ...tables.flat())

export type Text = (key: string, values?: Record<string, string | number>) => string

/**
 * The words of an edition, from the tables the pages take them from: journeys find what they touch by what is written
 * on it. Only plain messages with `{names}` and `{counts, number}`; a message with plural forms is refused.
 */
export function textOf(site: SiteCode): Text {
  const { messages, languageTag } = markets[site]
  return (key, values = {}) => {
    const message = rows[key]?.[messages]
    if (message === undefined) throw new Error(`No message ${key} in ${messages}`)
    const filled = message.replace(/\{(\w+)(, number)?\}/g, (whole, name: string, isNumber?: string) => {
      const value = values[name] ?? whole
      return isNumber ? value.toLocaleString(languageTag) : String(value)
    })
    if (/[{}]/.test(filled)) throw new Error(`${key} is not a plain message: ${message}`)
    return filled
  }
}
