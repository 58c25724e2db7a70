import { setTimeout as sleep } from 'node:timers/promises'
import { ProviderFailure } from './provider-failure.ts'

export interface ProviderRequest {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** The body of one attempt; Saferpay wants to be told which it is. */
  readonly body: (attempt: number) => string
  /**
   * When to send it again: `always` for what may safely be done twice, `unsent` for what moves money and has to be looked at
   * before it is repeated.
   */
  readonly repeat: 'always' | 'unsent'
}

export interface ProviderAnswer {
  readonly status: number
  readonly text: string
}

export interface ProviderHttp {
  readonly fetch: typeof fetch
  /** All attempts and pauses together. */
  readonly budgetMs: number
  /** 0 to 1: jitter of the pause. */
  readonly random: () => number
}

const longestAnswer = 512 * 1024
/** Share of the budget for the first attempt, so that a hanging one leaves time for another. */
const firstShare = 0.55

/**
 * POSTs to a provider: one attempt and, when that broke or was answered with 5xx and may be repeated, one more after a pause
 * with jitter, within the budget (F28). Follows no redirects. An answer below 500 is given back whatever it says; it is for the caller to read.
 * @throws ProviderFailure `unknown` when it may have arrived, `unreachable` when it cannot have.
 */
export async function postToProvider(request: ProviderRequest, http: ProviderHttp): Promise<ProviderAnswer> {
  const started = performance.now()
  const left = (): number => http.budgetMs - (performance.now() - started)
  // What an earlier attempt may have done stays in doubt whatever the later one says.
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
    // A connection that was never made carried nothing.
    const neverMade = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']
    return new ProviderFailure(
      neverMade.includes(cause?.code ?? '') ? 'unreachable' : 'unknown',
      'connection',
    )
  }
}
