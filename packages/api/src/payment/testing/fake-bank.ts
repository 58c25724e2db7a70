import type { BankFault, BankState } from './bank-state.ts'
import { fakeEpay } from './fake-epay.ts'
import { fakeSaferpay } from './fake-saferpay.ts'

/** The doubles throw it to make `fetch` fail like a network. */
class BrokenConnection extends TypeError {
  constructor(code: string) {
    super('fetch failed', { cause: { code } })
  }
}

export type FakeBank = ReturnType<typeof createFakeBank>

/**
 * Both providers in memory, written only from the banks' published descriptions: our clients' calls arrive here
 * through `fetch`. It covers only what these suites need; the sandbox package has the rest.
 */
export function createFakeBank() {
  let ids = 700_000_000
  const state: BankState = {
    transactions: new Map(),
    pages: new Map(),
    faults: [],
    calls: [],
    nextId: () => (ids += 1),
  }
  const epay = fakeEpay(state)
  const saferpay = fakeSaferpay(state)

  /** The fault for this call, if there is one. */
  function faultOf(operation: string): BankFault | undefined {
    const fault = state.faults.find((one) => one.operation === operation || one.operation === '*')
    if (fault && (fault.times -= 1) <= 0) state.faults = state.faults.filter((one) => one !== fault)
    return fault
  }

  async function fetchBank(input: unknown, init?: RequestInit): Promise<Response> {
    const url = String(input)
    const provider = url.includes('payment.asmx') ? epay : saferpay
    const body = typeof init?.body === 'string' ? init.body : ''
    const call = provider.read(url, body)
    state.calls.push(call)
    const fault = faultOf(call.operation)
    if (fault?.kind === 'not-sent') throw new BrokenConnection('ECONNREFUSED')
    if (fault?.kind === 'before') throw new BrokenConnection('ECONNRESET')
    if (fault?.kind === 'http-502') return new Response('Bad gateway', { status: 502 })
    if (fault?.kind === 'denied') return provider.denied(call.operation)
    if (fault?.kind === 'named') return saferpay.problem(fault.name ?? '')
    const answer = provider.answer(call.operation, body, url)
    if (fault?.kind === 'answer-lost') throw new BrokenConnection('ECONNRESET')
    return answer
  }

  return {
    state,
    fetch: fetchBank as typeof fetch,
    fail: (operation: string, kind: BankFault['kind'], more: { times?: number; name?: string } = {}) => {
      state.faults.push({ operation, kind, times: 1, ...more })
    },
    callsOf: (operation: string) => state.calls.filter((one) => one.operation === operation),
    payWindow: epay.pay,
    paySaferpay: saferpay.pay,
    abortSaferpay: saferpay.abort,
  }
}
