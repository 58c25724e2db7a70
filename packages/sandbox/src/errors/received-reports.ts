import { SourceMap, type SourceMapPayload } from 'node:module'
import type { Envelope } from './read-envelope.ts'

/** One item that arrived. */
export interface ReceivedReport {
  readonly id: number
  readonly at: string
  readonly project: string
  /** `event`, `transaction`, `replay_event`, `replay_recording`. */
  readonly type: string
  readonly release: string
  readonly payload: Readonly<Record<string, unknown>>
  readonly size: number
}

/** A line of a stack. `source` is the place in the sources, where an uploaded map knows it. */
export interface StackLine {
  readonly text: string
  readonly source?: string
}

const mostReports = 300
/** Scripts and maps of every app that ships, and of some more. */
const mostFiles = 8000
const longestReplay = 2_000_000

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What was reported since the start, newest first, and the files of releases. In memory: it ends with the process. */
export function receivedReports() {
  const reports: ReceivedReport[] = []
  const files = new Map<string, string>()
  let last = 0

  return {
    add(project: string, { items }: Envelope): void {
      for (const { type, payload, size } of items) {
        last += 1
        const release = text(payload['release'])
        const stored = size > longestReplay ? {} : payload
        reports.unshift({
          id: last,
          at: new Date().toISOString(),
          project,
          type,
          release,
          payload: stored,
          size,
        })
      }
      reports.length = Math.min(reports.length, mostReports)
    },
    all: (): readonly ReceivedReport[] => reports,
    find: (id: number): ReceivedReport | undefined => reports.find((one) => one.id === id),
    clear(): void {
      reports.length = 0
      files.clear()
    },
    /** Stores a file of a release, such as `~/_app/uk/assets/client.js.map`. False when there are too many. */
    addFile(release: string, name: string, content: string): boolean {
      if (files.size >= mostFiles) return false
      // Only maps are read; of a script it is enough to know that it came.
      files.set(`${release} ${name}`, name.endsWith('.map') ? content : '')
      return true
    },
    fileNames: (): readonly string[] => [...files.keys()],
    /** The stack of a report, innermost call first. */
    stackOf({ payload, release }: ReceivedReport): readonly StackLine[] {
      return framesOf(payload).map((frame) => {
        const { filename, name, lineno, colno } = frame
        const path = filename.replace(/^app:\/\/\//, '~/')
        const map = files.get(`${release} ${path}.map`)
        const source = map === undefined ? undefined : sourceAt(map, lineno, colno)
        const line = { text: `${name} (${filename}:${lineno}:${colno})` }
        return source === undefined ? line : { ...line, source }
      })
    },
  }
}

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

/** The exception that was thrown; those before it are its causes. */
function thrown(payload: ReceivedReport['payload']): Readonly<Record<string, unknown>> | undefined {
  const { values } = record(payload['exception'])
  return Array.isArray(values) && values.length > 0 ? record(values.at(-1)) : undefined
}

/** The frames of a stack, innermost call first; it is sent with the innermost call last. */
function framesOf(payload: ReceivedReport['payload']) {
  const { frames } = record(thrown(payload)?.['stacktrace'])
  return (Array.isArray(frames) ? frames : []).toReversed().map((one: unknown) => {
    const { filename, function: name, lineno, colno } = record(one)
    return {
      filename: text(filename) || '?',
      name: text(name) || '?',
      lineno: Number(lineno) || 0,
      colno: Number(colno) || 0,
    }
  })
}

function sourceAt(map: string, line: number, column: number): string | undefined {
  try {
    const found = new SourceMap(JSON.parse(map) as SourceMapPayload).findEntry(line - 1, column - 1)
    return 'originalSource' in found
      ? `${found.originalSource}:${found.originalLine + 1}:${found.originalColumn + 1}`
      : undefined
  } catch {
    return undefined
  }
}

/** What a list shows of a report: its error, its transaction's name, or its kind. */
export function titleOf({ payload, type }: ReceivedReport): string {
  const error = thrown(payload) ?? {}
  const words = [text(error['type']), text(error['value'])].filter(Boolean).join(': ')
  return words || text(payload['message']) || text(payload['transaction']) || type
}

/** The tags of a report: route, edition, brand and the like. */
export function tagsOf({ payload }: ReceivedReport): readonly (readonly [string, string])[] {
  return Object.entries(record(payload['tags'])).map(([name, value]) => [name, String(value)] as const)
}
