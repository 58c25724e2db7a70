import { expect, test, vi } from 'vitest'
import { renderQueue, ServiceBusyError } from './render-queue.ts'

function heldJob() {
  let finish = () => {}
  const done = new Promise<void>((resolve) => {
    finish = resolve
  })
  return { done, finish }
}

test('never more at once than allowed, and everything accepted is done', async () => {
  const queue = renderQueue({ concurrent: 2, waiting: 10, patience: 1000 })
  let running = 0
  let most = 0
  const job = async () => {
    running += 1
    most = Math.max(most, running)
    await Promise.resolve()
    running -= 1
    return 'done'
  }
  const results = await Promise.all(Array.from({ length: 12 }, () => queue(job)))
  expect(results).toEqual(Array(12).fill('done'))
  expect(most).toBe(2)
})

test('one more than may wait is refused at once', async () => {
  const queue = renderQueue({ concurrent: 1, waiting: 1, patience: 1000 })
  const held = heldJob()
  const first = queue(() => held.done)
  const second = queue(async () => 'second')
  await expect(queue(async () => 'third')).rejects.toBeInstanceOf(ServiceBusyError)
  held.finish()
  await first
  expect(await second).toBe('second')
})

test('a job that waited too long is refused and does not run later', async () => {
  vi.useFakeTimers()
  try {
    const queue = renderQueue({ concurrent: 1, waiting: 5, patience: 1000 })
    const held = heldJob()
    const first = queue(() => held.done)
    const late = vi.fn(async () => 'late')
    const refused = expect(queue(late)).rejects.toBeInstanceOf(ServiceBusyError)
    await vi.advanceTimersByTimeAsync(1001)
    await refused
    held.finish()
    await first
    expect(late).not.toHaveBeenCalled()
    expect(await queue(async () => 'next')).toBe('next')
  } finally {
    vi.useRealTimers()
  }
})

test('a failing job gives its place back', async () => {
  const queue = renderQueue({ concurrent: 1, waiting: 5, patience: 1000 })
  await expect(queue(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await queue(async () => 'fine')).toBe('fine')
})
