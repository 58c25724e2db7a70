import { changedFields, changeOf, type ChangedField, type Field } from './early-input.browser.ts'
import { heard, isAlive, type Heard } from './starter.browser.ts'

const turnMs = 16
/** How often the parts of the first screen are looked at: a second. */
const firstTurns = 60
/** A press is given up when its part is not alive after half a minute, like any call that hangs. */
const longestMs = 30_000

const frame = (ms = turnMs) => new Promise((shown) => setTimeout(shown, ms))

/**
 * Waits for a part of the page: closely for a second, then with little work, since some parts come alive only when they are seen.
 * False where React has written it anew, which holds nothing of what was done in the old, and when no time is left.
 */
async function untilAlive(element: Element, mostMs = Infinity): Promise<boolean> {
  let leftMs = mostMs
  for (let turn = 0; !isAlive(element); turn += 1) {
    if (!element.isConnected || leftMs < 0) return false
    const ms = turn < firstTurns ? turnMs : 250
    await frame(ms)
    leftMs -= ms
  }
  return true
}

/** What waits to be played back in fields that are not alive: of each the latest. */
const waiting = new Map<Element, ChangedField>()

/** @param before what was changed earlier: its part comes alive with this one's, or never, so it is waited for, but not for long */
async function replayLater(field: ChangedField | undefined, before?: Promise<void>): Promise<void> {
  if (!field) return before
  const isWaitedFor = waiting.has(field.target)
  waiting.set(field.target, field)
  if (isWaitedFor) return before
  const isHere = await untilAlive(field.target)
  await Promise.race([before, frame(1_000)])
  const latest = waiting.get(field.target)
  waiting.delete(field.target)
  if (isHere) latest?.replay()
}

async function press({ kind, target, submitter }: Heard): Promise<void> {
  const isHere = await untilAlive(target, longestMs)
  for (const shown of [target, submitter]) {
    shown?.removeAttribute('aria-busy')
    shown?.removeAttribute('data-heard')
  }
  if (!isHere) return
  if (kind === 'submit') (target as HTMLFormElement).requestSubmit(submitter)
  else target.click()
  await frame()
}

/**
 * Plays back what was done in markup that was not alive: what was typed and chosen, then what was pressed, one after the other,
 * because each may depend on what the one before has changed. Called before React hydrates, while fields hold what the visitor has
 * put in; the result is for the moment after, and plays what is done in later parts, too.
 */
export function playBack(): () => Promise<void> {
  const fields = changedFields()
  return async () => {
    // Parts hydrate one after the other; a change in one would make React write those anew that are not alive.
    const isWaiting = () => [...fields, ...heard].some(({ target }) => !isAlive(target))
    for (let turn = 0; turn < firstTurns && isWaiting(); turn += 1) await frame()
    for (const field of fields) {
      // In parts that come alive later, and perhaps never.
      if (!isAlive(field.target)) void replayLater(field)
      else {
        field.replay()
        await frame()
      }
    }
    let last: Promise<void> = Promise.resolve()
    let typed: Promise<void> | undefined
    const hear = (one: Heard) => {
      if (one.kind === 'input') typed = replayLater(changeOf(one.target as Field), typed)
      else last = last.then(() => press(one))
      return 0
    }
    heard.push = hear
    for (const one of heard.splice(0)) if (one.kind !== 'input') hear(one)
    await last
  }
}
