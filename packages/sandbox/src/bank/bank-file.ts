import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import type { BankState } from './bank-state.ts'

const fromMap = (_key: string, value: unknown): unknown =>
  value instanceof Map ? { entriesOf: [...value] } : value
const toMap = (_key: string, value: unknown): unknown => {
  const { entriesOf } = (value ?? {}) as { entriesOf?: [string, unknown][] }
  return Array.isArray(entriesOf) ? new Map(entriesOf) : value
}

/**
 * Reads the state from its file; undefined without a file. Throws when the file cannot be read, because it holds
 * payments.
 */
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

/** Replaces the file atomically: after a kill it holds the old state or the new one. */
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
