// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStore } from '../store/create-store.ts'
import type { CheckoutForm } from './booker.rules.ts'
import { draftSaver, savedForm } from './draft.thunks.ts'

const id = 'abcdefghijklmnopqrstuv'
const refusal = (status: number) => Response.json({ type: 'x', title: 'x', status }, { status })

/** A store whose API answers the drafts that are sent with these statuses, one after the other; 0 for a lost call. */
function open(...statuses: number[]) {
  const sent: unknown[] = []
  const store = createStore({
    fetch: async (_input, init) => {
      sent.push((JSON.parse(init?.body as string) as { draft: { remarks: string } }).draft.remarks)
      const status = statuses[sent.length - 1] ?? 200
      if (status === 0) throw new TypeError('Failed to fetch')
      return status === 200 ? Response.json({ saved: true }) : refusal(status)
    },
    origin: '',
    brand: 'alder',
    apiLocale: 'couk',
  })
  let values: CheckoutForm = {}
  const form = { batch: (change: () => void) => change(), getState: () => ({ values }) }
  const saver = store.dispatch(draftSaver(id, form))
  const change = (remarks: string) => {
    values = { remarks }
    saver.record(values)
  }
  return { sent, saver, change }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  sessionStorage.clear()
  vi.useRealTimers()
})

describe('saving a draft', () => {
  /** Records a form and waits for the debounce, once for each status that the server answers. */
  async function typed(...statuses: number[]): Promise<unknown[]> {
    const { sent, saver } = open(...statuses)
    for (const [at] of statuses.entries()) {
      saver.record({ remarks: `text ${at}` })
      await vi.advanceTimersByTimeAsync(1000)
    }
    return sent
  }

  it('continues after a rate limit, a timeout or a failure of the server', async () => {
    for (const status of [429, 0, 503]) expect(await typed(status, 200)).toEqual(['text 0', 'text 1'])
  })

  it('sends no more drafts after a cart has refused one', async () => {
    for (const status of [404, 409]) expect(await typed(status, 200)).toEqual(['text 0'])
  })

  it('repeats temporarily refused drafts, but not saved ones, nor what the server had', async () => {
    const { sent, saver, change } = open(429)
    saver.prefill(() => change('as it was'))
    for (const remarks of ['as it was', 'the same', 'the same', 'the same']) {
      saver.record({ remarks })
      await saver.flush()
    }
    expect(sent).toEqual(['the same', 'the same'])
  })

  it('does not save what the form fills in by itself, but with what was typed', async () => {
    const { sent, saver, change } = open()
    saver.prefill(() => undefined)
    // As a form does that is subscribed to.
    saver.record({})
    saver.prefill(() => change('by itself'))
    await saver.flush()
    expect(sent).toEqual([])
    change('typed')
    saver.prefill(() => change('typed, and by itself'))
    await saver.flush()
    expect(sent).toEqual(['typed, and by itself'])
  })

  it('sends one at a time, the newest last', async () => {
    const { sent, saver } = open()
    saver.record({ remarks: 'a' })
    const flushed = saver.flush()
    saver.record({ remarks: 'ab' })
    saver.record({ remarks: 'abc' })
    await Promise.all([flushed, saver.flush()])
    expect(sent).toEqual(['a', 'abc'])
  })

  it('on leaving, sends the newest in place of what is under way: its reply would bring another key', async () => {
    const requests: { remarks: string; signal: AbortSignal }[] = []
    const store = createStore({
      fetch: (_input, init) =>
        new Promise((_, reject) => {
          const { draft } = JSON.parse(init?.body as string) as { draft: { remarks: string } }
          const signal = init?.signal as AbortSignal
          requests.push({ ...draft, signal })
          signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
        }),
      origin: '',
      brand: 'alder',
      apiLocale: 'couk',
    })
    const saver = store.dispatch(
      draftSaver(id, { batch: (change) => change(), getState: () => ({ values: {} }) }),
    )
    const seen = () => requests.map(({ remarks, signal }) => [remarks, signal.aborted])
    saver.record({ remarks: 'Bri' })
    await vi.advanceTimersByTimeAsync(1000)
    saver.leave()
    expect(seen()).toEqual([['Bri', false]])
    saver.record({ remarks: 'Bristol' })
    saver.leave()
    await vi.advanceTimersByTimeAsync(0)
    expect(seen()).toEqual([
      ['Bri', true],
      ['Bristol', false],
    ])
  })

  it('sends nothing once the stay is booked or released', async () => {
    const { sent, saver } = open()
    saver.record({ remarks: 'a' })
    saver.stop()
    saver.record({ remarks: 'ab' })
    await vi.advanceTimersByTimeAsync(5000)
    expect(sent).toEqual([])
  })
})

describe('the form that was saved', () => {
  const asked = (reply: () => Promise<Response>) =>
    createStore({ fetch: reply, origin: '', brand: 'alder', apiLocale: 'couk' }).dispatch(savedForm(id))

  it('is the one of the server, and none when it has none or fails', async () => {
    expect(await asked(async () => Response.json({ draft: { remarks: 'a' } }))).toEqual({ remarks: 'a' })
    expect(await asked(async () => Response.json({ draft: null }))).toBeUndefined()
    expect(await asked(async () => refusal(503))).toBeUndefined()
  })

  it('is the one that the document before was still sending', async () => {
    const { saver } = open()
    saver.record({ remarks: 'last key' })
    saver.leave()
    const save = sessionStorage.getItem(`visitor:draftSave.${id}`) ?? ''
    expect(save).not.toBe('')
    const stored = [null, { remarks: 'older', save: '1' }, { remarks: 'last key', save }]
    const read = asked(async () => Response.json({ draft: stored.shift() }))
    await vi.advanceTimersByTimeAsync(1000)
    expect(await read).toEqual({ remarks: 'last key' })
  })

  it('is the older one when that never arrives, and the next document does not wait', async () => {
    sessionStorage.setItem(`visitor:draftSave.${id}`, '2')
    const older = async () => Response.json({ draft: { remarks: 'older', save: '1' } })
    const read = asked(older)
    await vi.advanceTimersByTimeAsync(4000)
    expect(await read).toEqual({ remarks: 'older' })
    expect(await asked(older)).toEqual({ remarks: 'older' })
  })

  it('is none when it does not come within four seconds: the form opens empty', async () => {
    const opened = vi.fn()
    const waiting = asked(() => new Promise(() => undefined)).then(opened)
    await vi.advanceTimersByTimeAsync(3999)
    expect(opened).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await waiting
    expect(opened).toHaveBeenCalledWith(undefined)
  })
})
