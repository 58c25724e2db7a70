import type { BankState } from '../bank/bank-state.ts'
import type { Fault } from '../bank/fault.ts'

/** Returns the first matching fault, and counts down a fault with limited uses. */
export function takeFault(
  state: BankState,
  operation: string,
  orderId: string | undefined,
): Fault | undefined {
  const fault = state.faults.find(
    (one) => matches(one.operation, operation) && (one.orderId === undefined || one.orderId === orderId),
  )
  if (fault?.times !== undefined) {
    fault.times -= 1
    if (fault.times === 0) state.faults = state.faults.filter((one) => one !== fault)
  }
  return fault
}

const matches = (pattern: string, operation: string): boolean =>
  pattern === '*' ||
  pattern === operation ||
  (pattern.endsWith('.*') && operation.startsWith(pattern.slice(0, -1)))
