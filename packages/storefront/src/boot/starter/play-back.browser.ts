import { changedFields, changeOf, type ChangedField, type Field } from './early-input.browser.ts'
import { heard, isAlive, type Heard } from './starter.browser.ts'
import { firstTurns, frame, pauseAfter, waitMs } from './turns.browser.ts'

/** A press is given up when its part is not alive after half a minute, like any call that hangs. */
const mostTurns = 180

async function press({ kind, target, submitter }: Heard): Promise<void> {
  for (let turn = 0; turn < mostTurns && target.isConnected && !isAlive(target); turn += 1)
    await waitMs(pauseAfter(turn))
  for (const shown of [target, submitter]) {
    shown?.removeAttribute('aria-busy')
    shown?.removeAttribute('data-heard')
  }
  // Written anew by React, it holds nothing of what was done in the old.
  if (!isAlive(target)) return
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
  const early = heard.map(({ target }) => target)
  const fields = changedFields().sort((a, b) => early.indexOf(a.target) - early.indexOf(b.target))
  const code = import('./deferred-fields.browser.ts').catch(() => {})
  return async () => {
    // Parts hydrate one after the other; a change in one would make React write those anew that are not alive.
    const isWaiting = () => [...fields, ...heard].some(({ target }) => !isAlive(target))
    for (let turn = 0; turn < firstTurns && isWaiting(); turn += 1) await frame()
    // In parts that come alive later, and perhaps never.
    const rest: ChangedField[] = []
    for (const field of fields) {
      if (isAlive(field.target)) {
        field.replay()
        await frame()
      } else rest.push(field)
    }
    const deferred = await code
    for (const field of rest) void deferred?.playDeferred(field)
    let last: Promise<void> = Promise.resolve()
    const hear = (one: Heard) => {
      if (one.kind === 'input') void deferred?.playDeferred(changeOf(one.target as Field))
      else last = last.then(() => press(one))
    }
    heard.push = hear as typeof heard.push
    for (const [index, one] of heard.splice(0).entries())
      if (one.kind !== 'input' || index >= early.length) hear(one)
    await last
  }
}
