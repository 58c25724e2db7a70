import { emptyCriteria, toggleFilter, type Criteria } from '@camping/core/search/criteria.ts'
import { act, useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, describe, expect, it } from 'vitest'
import { useWantedFilters } from './use-wanted-filters.ts'

;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true

let root: Root | undefined
afterEach(() => act(() => root?.unmount()))

/** The hook on a page that shows one search after another. */
function start(first: Criteria) {
  const state = { hook: undefined as ReturnType<typeof useWantedFilters> | undefined }
  function Probe({ criteria, told }: { criteria: Criteria; told: typeof state }) {
    const hook = useWantedFilters(criteria)
    useEffect(() => void Object.assign(told, { hook }))
    return null
  }
  root = createRoot(document.createElement('div'))
  const show = (criteria: Criteria) => act(() => root?.render(<Probe criteria={criteria} told={state} />))
  show(first)
  const now = () => state.hook!
  const want = (criteria: Criteria) => act(() => now().want(criteria))
  const toggle = (id: number) => want(toggleFilter(now().wanted, 'facilities', id))
  return { show, now, want, toggle }
}

describe('filters that are touched before their answer is there', () => {
  it('show their new state at once, and a second touch adds to the first', () => {
    const { show, now, toggle } = start(emptyCriteria)
    expect(now()).toMatchObject({ wanted: emptyCriteria, isWaiting: false })
    toggle(1)
    expect(now()).toMatchObject({ wanted: { facilities: [1] }, isWaiting: true })
    toggle(2)
    expect(now()).toMatchObject({ wanted: { facilities: [1, 2] }, isWaiting: true })
    show({ ...emptyCriteria, facilities: [1, 2] })
    expect(now()).toMatchObject({ wanted: { facilities: [1, 2] }, isWaiting: false })
  })

  it('wait for nothing when they are taken back, or when only the order changes', () => {
    const { now, want, toggle } = start(emptyCriteria)
    toggle(1)
    toggle(1)
    expect(now()).toMatchObject({ wanted: { facilities: [] }, isWaiting: false })
    want({ ...emptyCriteria, page: 1 })
    expect(now().isWaiting).toBe(false)
  })

  it('give way to whatever the page shows next', () => {
    const { show, now, toggle } = start(emptyCriteria)
    toggle(1)
    show({ ...emptyCriteria, country: 'italy' })
    expect(now()).toMatchObject({ wanted: { country: 'italy', facilities: [] }, isWaiting: false })
  })
})
