import { setTimeout as sleep } from 'node:timers/promises'
import { ProviderFailure } from './provider-failure.ts'

export interface ProviderRequest {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** The body for one attempt; Saferpay requires the attempt's number in it. */
  readonly body: (attempt: number) => string
  /**
   * When to repeat it: `always` for idempotent calls, `unsent` for calls that move money and need a poll before a
   * repeat.
   */
  readonly repeat: 'always' | 'unsent'
}

export interface ProviderAnswer {
  readonly status: number
  readonly text: string
}

export interface ProviderHttp {
  readonly fetch: typeof fetch
  /** Limit for all attempts and pauses together. */
  readonly budgetMs: number
  /** 0 to 1: jitter for the pause. */
  readonly random: () => number
}

const longestAnswer = 512 * 1024
/** Share of the budget for the first attempt, so that a hanging one leaves time for another. */
const firstShare = 0.55

/**
 * POSTs to a provider: one attempt and, after a connection failure or a 5xx that may be repeated, one more after
 * a pause with jitter, within the budget (F28). Follows no redirects. Returns every answer below 500 for the
 * caller to read.
 * @throws ProviderFailure `unknown` when the request may have arrived, `unreachable` when it cannot have.
 */
export async function postToProvider(request: ProviderRequest, http: ProviderHttp): Promise<ProviderAnswer> {
  const started = performance.now()
  const left = (): number => http.budgetMs - (performance.now() - started)
  // An earlier attempt that may have arrived stays unconfirmed, whatever a later one reports.
  let mayHaveArrived = false
  for (let attempt = 0; ; attempt += 1) {
    const failure = await attemptPost(request, attempt, {
      http,
      ms: attempt === 0 ? left() * firstShare : left(),
    })
    if (!(failure instanceof ProviderFailure)) return failure
    mayHaveArrived ||= failure.kind === 'unknown'
    const pause = 100 + http.random() * 300
    const mayRepeat = request.repeat === 'always' || failure.kind === 'unreachable'
    if (attempt > 0 || !mayRepeat || left() < pause + 200)
      throw new ProviderFailure(mayHaveArrived ? 'unknown' : 'unreachable', failure.reason)
    await sleep(pause)
  }
}

async function attemptPost(
  { url, headers, body }: ProviderRequest,
  attempt: number,
  { http, ms }: { http: ProviderHttp; ms: number },
): Promise<ProviderAnswer | ProviderFailure> {
  try {
    const signal = AbortSignal.timeout(Math.max(1, Math.round(ms)))
    const answer = await http.fetch(url, {
      method: 'POST',
      headers: { ...headers },
      body: body(attempt),
      redirect: 'error',
      signal,
    })
    const text = await answer.text()
    if (answer.status >= 500) return new ProviderFailure('unknown', `http-${answer.status}`)
    if (text.length > longestAnswer) return new ProviderFailure('unknown', 'too-long')
    return { status: answer.status, text }
  } catch (error) {
    const { name, cause } = error as { name?: string; cause?: { code?: string } }
    if (name === 'TimeoutError') return new ProviderFailure('unknown', 'timeout')
    // A connection that was never established carried nothing.
    const neverMade = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']
    return new ProviderFailure(
      neverMade.includes(cause?.code ?? '') ? 'unreachable' : 'unknown',
      'connection',
    )
  }
}
