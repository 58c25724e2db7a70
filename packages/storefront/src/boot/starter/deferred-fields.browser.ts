import { wake, type ChangedField } from './early-input.browser.ts'
import { isAlive } from './starter.browser.ts'
import { pauseAfter, waitMs } from './turns.browser.ts'

/** What waits to be played back in fields that are not alive, in the order of their first changes: of each the latest. */
const waiting = new Map<Element, { latest: ChangedField; leftMs: number }>()
let turn = 0

/** @param ms since the last time: what is alive waits for those before it, which may never be, for a second at most */
async function playWaiting(ms: number): Promise<void> {
  let isBehind = false
  for (const [target, one] of waiting) {
    if (!isAlive(target)) {
      isBehind = true
      if (!target.isConnected) waiting.delete(target)
    } else if (!isBehind || (one.leftMs -= ms) < 0) {
      waiting.delete(target)
      one.latest.replay()
      // React renders what this has changed before the next.
      await Promise.resolve()
    }
  }
}

/** Plays a change back when the part of its field is alive; @param latest none where the field holds what the server wrote */
export async function playDeferred(latest: ChangedField | undefined): Promise<void> {
  if (!latest) return
  const isRunning = waiting.size > 0
  waiting.set(latest.target, { latest, leftMs: 1_000 })
  for (turn = 0; !isRunning && waiting.size > 0; turn += 1) {
    await waitMs(pauseAfter(turn))
    await playWaiting(pauseAfter(turn))
  }
}

/** Before anything else is pressed, what was changed earlier comes into effect, if the code of its part is there. */
function playNow(): void {
  for (const target of waiting.keys()) wake(target)
  void playWaiting(0)
}

for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, playNow, true)
