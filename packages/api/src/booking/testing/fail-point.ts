import pg from 'pg'

/** Where a process dies: at a statement, or at a call to a payment provider. */
export type FailPoint = StatementPoint | CallPoint

/**
 * The nth statement of a transaction (`begin` is the first, `commit` the last) or the next commit; before it is
 * sent, while it runs, or after its answer has arrived and before our reply.
 */
interface StatementPoint {
  readonly statement: number | 'commit'
  readonly moment: 'before' | 'under-way' | 'answered'
}

/** The next call with this word in its address or body: before it is sent, or after its answer has arrived. */
interface CallPoint {
  readonly call: string
  readonly moment: 'before' | 'answered'
}

export const failMoments = ['before', 'under-way', 'answered'] as const

interface Watched {
  /** True from `begin` to `commit` or `rollback`. */
  inTransaction?: boolean
  query(...input: unknown[]): Promise<unknown>
}

let armed: FailPoint | undefined
let statements = 0

/** Starts counting statements in transactions up to the one at which the process kills itself. */
export function armFailPoint(point: FailPoint): void {
  armed = point
  statements = 0
}

/**
 * Installs the fail points below the database driver, so that the product needs none and every future statement
 * is covered. Ignores statements outside transactions (the read model's). Only in the process that dies.
 */
export function watchStatements(): void {
  const client = pg.Client.prototype as unknown as Watched
  const send = client.query
  client.query = function (this: Watched, ...input) {
    const moment = momentOf(this, input[0])
    if (moment === 'before') die()
    const answer = send.apply(this, input)
    // The driver writes to its socket by the next tick.
    if (moment === 'under-way') setImmediate(die)
    if (moment === 'answered') void answer.then(die, die)
    return answer
  }
}

/** Installs the fail points below the calls to payment providers. Only in the process that dies. */
export function watchCalls(send: typeof fetch): typeof fetch {
  return async (...input) => {
    const [address, init] = input
    const url = address instanceof Request ? address.url : address.toString()
    const text = `${url} ${typeof init?.body === 'string' ? init.body : ''}`
    const moment = armed && 'call' in armed && text.includes(armed.call) ? armed.moment : undefined
    if (moment === 'before') die()
    const answer = await send(...input)
    if (moment === 'answered') die()
    return answer
  }
}

function momentOf(client: Watched, query: unknown): StatementPoint['moment'] | undefined {
  const text = typeof query === 'string' ? query : ((query as { text?: string }).text ?? '')
  if (/^(begin|start transaction)/i.test(text)) client.inTransaction = true
  if (!client.inTransaction) return undefined
  // Not at the end of a savepoint.
  if (/^(commit|rollback)(?! to )/i.test(text)) client.inTransaction = false
  if (!armed || !('statement' in armed)) return undefined
  statements += 1
  const here = armed.statement === 'commit' ? /^commit/i.test(text) : armed.statement === statements
  return here ? armed.moment : undefined
}

/** SIGKILL: no handler runs, nothing is flushed, no connection is closed. */
function die(): void {
  process.kill(process.pid, 'SIGKILL')
}
