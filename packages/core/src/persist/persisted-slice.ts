import type { Slice } from '@reduxjs/toolkit'
import type { StorageArea } from './storage.browser.ts'

/** How a slice outlives its document: where it is stored, what of it, and who judges what is read. */
export interface PersistedSlice<State extends object> {
  readonly slice: Pick<Slice<State>, 'name' | 'reducer' | 'getInitialState'>
  /** `session` is for one tab. */
  readonly area: StorageArea
  /** What is a visitor's is purged at sign-out; what is the device's stays. */
  readonly owner: 'visitor' | 'device'
  /** Raise it when a field changes its shape: what another version has stored is dropped. */
  readonly version: number
  /** The fields that are stored. Any other field of the slice never is. */
  readonly fields: readonly (keyof State & string)[]
  /** Makes a state of what is stored. Storage is the visitor's: whatever stands there, this does not throw. */
  readonly read: (stored: Readonly<Record<string, unknown>>) => State
  /**
   * The state to write: what is stored now, with what this document changed since it read or wrote it last. Without it the
   * last document that writes wins.
   */
  readonly merge?: (stored: State, before: State, after: State) => State
  /** A key of before redux-persist: its value is read once. */
  readonly former?: {
    readonly key: (scope: string) => string
    readonly read: (text: string, scope: string) => State
    /** What stays under the key for other brands or editions; null removes it. */
    readonly rest?: (text: string, scope: string) => string | null
  }
}

/** A list of an entry per scope, of before redux-persist, as it was stored. */
export function readRecord(text: string | null): Record<string, unknown> {
  // A thousand entries take a quarter of this.
  if (!text || text.length > 500_000) return {}
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? {} : (Object(value) as Record<string, unknown>)
  } catch {
    return {}
  }
}

/** What stays of such a record without a scope. */
export function withoutScope(text: string, scope: string): string | null {
  const { [scope]: _, ...others } = readRecord(text)
  return Object.keys(others).length > 0 ? JSON.stringify(others) : null
}
