import { vi } from 'vitest'

type Refusal = 'full' | 'blocked'

/**
 * Storage that is full (its `setItem` throws) or that the browser blocks (the property itself throws), until the mock is restored.
 * The property is replaced: methods that are replaced on `Storage.prototype` are not called by every DOM of the tests.
 */
export function refuseStorage(area: 'localStorage' | 'sessionStorage', refusal: Refusal) {
  const full: Partial<Storage> = {
    getItem: () => null,
    removeItem: () => undefined,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  return vi.spyOn(window, area, 'get').mockImplementation(() => {
    if (refusal === 'blocked') throw new DOMException('blocked', 'SecurityError')
    return full as Storage
  })
}
