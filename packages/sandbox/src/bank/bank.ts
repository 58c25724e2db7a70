import { randomBytes } from 'node:crypto'
import { emptyBank } from './bank-state.ts'
import type { BankState } from './bank-state.ts'
import { readBankFile, writeBankFile } from './bank-file.ts'

/** The state of the sandbox with its clock. Code that changes the state saves it before it answers. */
export interface Bank {
  readonly state: BankState
  /** The sandbox's time, in milliseconds. */
  now(): number
  advance(milliseconds: number): void
  /** Returns a number that was never used before. */
  nextNumber(): number
  /** Returns a random id that nobody can guess. */
  secret(): string
  save(): void
  /** Resets everything, including the clock. */
  reset(): void
}

/** @param file Persists the state beyond the process; without it the state stays in memory. */
export function openBank(file?: string, machineTime: () => number = Date.now): Bank {
  const state = (file && readBankFile(file)) || emptyBank()
  // Calls that were in progress when the process ended may not have arrived.
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
      // Numbers continue after a reset, so that nobody mistakes a new transaction for an old one.
      Object.assign(state, emptyBank(), { nextNumber: state.nextNumber })
      save()
    },
  }
}
