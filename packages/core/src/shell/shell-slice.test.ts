import { describe, expect, it } from 'vitest'
import {
  overlayChanged,
  pageLeft,
  selectBackdrop,
  shellSlice,
  toastAdded,
  toastRemoved,
  type Overlay,
} from './shell.slice.ts'

const { reducer, getInitialState } = shellSlice
const run = (...actions: Parameters<typeof reducer>[1][]) => actions.reduce(reducer, getInitialState())
const overlays: Overlay[] = ['destinations', 'mobile-menu', 'mobile-search']

describe('what lies over the page', () => {
  it.each(overlays)('%s brings the backdrop and closes what was open', (overlay) => {
    for (const before of overlays) {
      const shell = run(overlayChanged(before), overlayChanged(overlay))
      expect(shell.overlay).toBe(overlay)
      expect(selectBackdrop({ shell })).toBe(true)
    }
  })

  it.each(overlays)('leaving the page closes %s and its backdrop, but not the toasts', (overlay) => {
    const shell = run(
      overlayChanged(overlay),
      toastAdded({ kind: 'info', message: 'login-success' }),
      pageLeft(),
    )
    expect(selectBackdrop({ shell })).toBe(false)
    expect(shell.toasts).toHaveLength(1)
  })

  it('has no backdrop at first', () => {
    expect(selectBackdrop({ shell: getInitialState() })).toBe(false)
  })
})

describe('toasts', () => {
  const twentyFive = Array.from({ length: 25 }, (_, index) =>
    toastAdded({ kind: 'error', message: index < 5 ? 'login-fail' : 'toast.close' }),
  )

  it('are at most 20; the oldest leave first', () => {
    const { toasts } = run(...twentyFive)
    expect(toasts.map(({ message }) => message)).toEqual(Array.from({ length: 20 }, () => 'toast.close'))
    expect(toasts[0]?.id).toBe(6)
  })

  it('have ids of their own, also after some are gone', () => {
    const { toasts } = run(
      ...twentyFive,
      toastRemoved(25),
      toastAdded({ kind: 'success', message: 'login-success' }),
    )
    expect(new Set(toasts.map(({ id }) => id)).size).toBe(toasts.length)
    expect(toasts.at(-1)).toEqual({ id: 26, kind: 'success', message: 'login-success' })
  })

  it('go one by one', () => {
    const { toasts } = run(...twentyFive.slice(0, 3), toastRemoved(2), toastRemoved(99))
    expect(toasts.map(({ id }) => id)).toEqual([1, 3])
  })
})
