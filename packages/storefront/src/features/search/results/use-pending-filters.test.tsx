import { emptyCriteria, toggleFilter, type Criteria } from '@camping/core/search/criteria.rules.ts'
import { act, useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, describe, expect, it } from 'vitest'
import { usePendingFilters } from './use-pending-filters.ts'

;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true

let root: Root | undefined
afterEach(() => act(() => root?.unmount()))

/** The hook on a page that shows one search after another. */
function start(first: Criteria) {
  const state = { hook: undefined as ReturnType<typeof usePendingFilters> | undefined }
  function Probe({ criteria, told }: { criteria: Criteria; told: typeof state }) {
    const hook = usePendingFilters(criteria)
    useEffect(() => void Object.assign(told, { hook }))
    return null
  }
  root = createRoot(document.createElement('div'))
  const show = (criteria: Criteria) => act(() => root?.render(<Probe criteria={criteria} told={state} />))
  show(first)
  const now = () => state.hook!
  const requestCriteria = (criteria: Criteria) => act(() => now().requestCriteria(criteria))
  const toggle = (id: number) => requestCriteria(toggleFilter(now().pending, 'facilities', id))
  return { show, now, requestCriteria, toggle }
}

describe('filters clicked before their answer arrives', () => {
  it('show their new state at once, and a second click adds to the first', () => {
    const { show, now, toggle } = start(emptyCriteria)
    expect(now()).toMatchObject({ pending: emptyCriteria, isWaiting: false })
    toggle(1)
    expect(now()).toMatchObject({ pending: { facilities: [1] }, isWaiting: true })
    // The same search, read from the address anew.
    show({ ...emptyCriteria })
    toggle(2)
    expect(now()).toMatchObject({ pending: { facilities: [1, 2] }, isWaiting: true })
    show({ ...emptyCriteria, facilities: [1, 2] })
    expect(now()).toMatchObject({ pending: { facilities: [1, 2] }, isWaiting: false })
  })

  it('wait for nothing when they are taken back, or when only the order changes', () => {
    const { now, requestCriteria, toggle } = start(emptyCriteria)
    toggle(1)
    toggle(1)
    expect(now()).toMatchObject({ pending: { facilities: [] }, isWaiting: false })
    requestCriteria({ ...emptyCriteria, page: 1 })
    expect(now().isWaiting).toBe(false)
  })

  it("yield to the page's next content", () => {
    const { show, now, toggle } = start(emptyCriteria)
    toggle(1)
    show({ ...emptyCriteria, country: 'italy' })
    expect(now()).toMatchObject({ pending: { country: 'italy', facilities: [] }, isWaiting: false })
    show({ ...emptyCriteria })
    expect(now()).toMatchObject({ pending: { country: null, facilities: [] }, isWaiting: false })
  })
})
