import { randomBytes } from 'node:crypto'
import { emptyBank } from './bank-state.ts'
import type { BankState } from './bank-state.ts'
import { readBankFile, writeBankFile } from './bank-file.ts'

/** The state of the sandbox with its clock. Whoever changes it saves before answering. */
export interface Bank {
  readonly state: BankState
  /** The sandbox's time, in milliseconds. */
  now(): number
  advance(milliseconds: number): void
  /** A number that was never given before. */
  nextNumber(): number
  /** An id nobody can guess. */
  secret(): string
  save(): void
  /** Forgets everything, the time included. */
  reset(): void
}

/** @param file Where the state outlives the process; in memory alone without it. */
export function openBank(file?: string, machineTime: () => number = Date.now): Bank {
  const state = (file && readBankFile(file)) || emptyBank()
  // What was being sent when the process ended may not have arrived.
  for (const notice of state.notices.values()) if (notice.state === 'sending') notice.state = 'waiting'
  const save = () => {
    if (file) writeBankFile(file, state)
  }
  return {
    state,
    save,
    now: () => machineTime() + state.clockOffset,
    advance: (milliseconds) => void (state.clockOffset += milliseconds),
    nextNumber: () => state.nextNumber++,
    secret: () => randomBytes(18).toString('base64url'),
    reset() {
      // Numbers go on: a transaction of before must not be mistaken for a new one.
      Object.assign(state, emptyBank(), { nextNumber: state.nextNumber })
      save()
    },
  }
}
