import pg from 'pg'

/** Where a process is to die: at a statement, or at a call to a payment provider. */
export type FailPoint = StatementPoint | CallPoint

/**
 * At the so-many-th statement of a transaction (its `begin` is the first, its `commit` the
 * last) or at the next commit, before the statement is sent, while it is under way, or after its answer has come and
 * before ours has gone out.
 */
export interface StatementPoint {
  readonly statement: number | 'commit'
  readonly moment: 'before' | 'under-way' | 'answered'
}

/** At the next call that has this word in its address or its body: before it is sent, or when its answer has come. */
export interface CallPoint {
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

/** From now on statements in transactions are counted, up to the one at which the process kills itself. */
export function armFailPoint(point: FailPoint): void {
  armed = point
  statements = 0
}

/**
 * Puts the fail points under the database driver, so that the product has none and every statement is one, also those of
 * tomorrow. Statements outside transactions (the read model's) do not count. In the process that is to die only.
 */
export function watchStatements(): void {
  const client = pg.Client.prototype as unknown as Watched
  const send = client.query
  client.query = function (this: Watched, ...input) {
    const moment = momentOf(this, input[0])
    if (moment === 'before') die()
    const answer = send.apply(this, input)
    // The driver writes to its socket at the latest in the next tick.
    if (moment === 'under-way') setImmediate(die)
    if (moment === 'answered') void answer.then(die, die)
    return answer
  }
}

/** Puts the fail points under the calls to payment providers. In the process that is to die only. */
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
  if (/^(commit|rollback)/i.test(text)) client.inTransaction = false
  if (!armed || !('statement' in armed)) return undefined
  statements += 1
  const here = armed.statement === 'commit' ? /^commit/i.test(text) : armed.statement === statements
  return here ? armed.moment : undefined
}

/** No handler runs, nothing is flushed, no connection is closed in order. */
function die(): void {
  process.kill(process.pid, 'SIGKILL')
}
