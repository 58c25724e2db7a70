import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import type { BankState } from './bank-state.ts'

const fromMap = (_key: string, value: unknown): unknown =>
  value instanceof Map ? { entriesOf: [...value] } : value
const toMap = (_key: string, value: unknown): unknown => {
  const { entriesOf } = (value ?? {}) as { entriesOf?: [string, unknown][] }
  return Array.isArray(entriesOf) ? new Map(entriesOf) : value
}

/** The state in a file; undefined before there is one. A file that cannot be read is an error: money was in it. */
export function readBankFile(file: string): BankState | undefined {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
  return JSON.parse(text, toMap) as BankState
}

/** Replaces the file as a whole: a kill at any moment leaves the old state or the new one. */
export function writeBankFile(file: string, state: BankState): void {
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.part`
  const descriptor = openSync(draft, 'w', 0o600)
  try {
    writeSync(descriptor, JSON.stringify(state, fromMap))
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
  renameSync(draft, file)
}
