import { afterEach, expect, it, vi } from 'vitest'
import { writeCookie } from './read-cookie.browser.ts'

afterEach(() => vi.restoreAllMocks())

it('a cookie holds for every path, and is not sent from other sites', () => {
  const written = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined)
  writeCookie('locale', 'de-ch', 60)
  expect(written).toHaveBeenCalledExactlyOnceWith('locale=de-ch; Max-Age=60; Path=/; SameSite=Lax')
})
