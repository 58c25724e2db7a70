import type { CheckoutDraft } from '@camping/contract/checkout-draft.schemas.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { draftSaver } from './draft-saver.ts'

const draft = (remarks: string) => ({ remarks }) as CheckoutDraft

describe('saving a draft', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  /** Records a form and waits for the debounce, once for each status that the server answers. */
  async function typed(...statuses: number[]): Promise<string[]> {
    const sent: string[] = []
    const saver = draftSaver(async ({ remarks }) => {
      sent.push(remarks ?? '')
      return { status: statuses[sent.length - 1] ?? 200 }
    })
    for (const [at] of statuses.entries()) {
      saver.record(draft(`text ${at}`))
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

  it('repeats temporarily refused drafts, but not saved ones', async () => {
    const sent: string[] = []
    const saver = draftSaver(async ({ remarks }) => {
      sent.push(remarks ?? '')
      return { status: sent.length === 1 ? 429 : 200 }
    })
    for (let round = 0; round < 3; round += 1) {
      saver.record(draft('the same'))
      await saver.flush()
    }
    expect(sent).toEqual(['the same', 'the same'])
  })
})
