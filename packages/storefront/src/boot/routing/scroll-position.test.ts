import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { leaveScrollToBrowser, rememberScroll, scrollAfterNavigation } from './scroll-position.browser.ts'

const scrollTo = vi.fn()
const at = (top: number) => vi.stubGlobal('scrollY', top)
const arrive = (change: Partial<Parameters<typeof scrollAfterNavigation>[0]>) => {
  scrollTo.mockClear()
  scrollAfterNavigation({ key: 'a', back: false, samePath: false, preserve: false, ...change })
  return scrollTo.mock.calls[0]?.[1] as number | undefined
}

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', scrollTo)
  document.body.innerHTML = '<button id="other">x</button><h1>Lake Garda</h1>'
  document.getElementById('other')?.focus()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('where a page begins', () => {
  it('is the top of a new page, whose heading takes the focus', () => {
    expect(arrive({})).toBe(0)
    expect(document.activeElement?.tagName).toBe('H1')
  })

  it('is the top of the next results page, and the focus stays', () => {
    expect(arrive({ samePath: true })).toBe(0)
    expect(document.activeElement?.id).toBe('other')
  })

  it('is where one was on the way back to another search of the page, and the focus stays', () => {
    at(55)
    rememberScroll('a')
    expect(arrive({ back: true, samePath: true })).toBe(55)
    expect(document.activeElement?.id).toBe('other')
  })

  it('is where one was, on the way back', () => {
    at(812.6)
    rememberScroll('a')
    at(20)
    rememberScroll('b')
    expect(arrive({ back: true })).toBe(813)
    expect(arrive({ key: 'b', back: true })).toBe(20)
    expect(arrive({ key: 'unknown', back: true })).toBe(0)
    expect(document.activeElement?.tagName).toBe('H1')
    expect(window.history.scrollRestoration).toBe('manual')
  })

  it('is not touched by a change in place, unless one goes back over it', () => {
    at(300)
    rememberScroll('a')
    expect(arrive({ preserve: true, samePath: true })).toBeUndefined()
    expect(arrive({ preserve: true, samePath: true, back: true })).toBe(300)
  })

  it('is the browser’s business when the document goes', () => {
    rememberScroll('a')
    const stop = leaveScrollToBrowser()
    window.dispatchEvent(new Event('pagehide'))
    expect(window.history.scrollRestoration).toBe('auto')
    stop()
    rememberScroll('a')
    window.dispatchEvent(new Event('pagehide'))
    expect(window.history.scrollRestoration).toBe('manual')
  })

  it('is found for the fifty entries visited last', () => {
    at(7)
    for (let entry = 0; entry < 49; entry += 1) rememberScroll(`${entry}`)
    rememberScroll('0')
    rememberScroll('49')
    rememberScroll('50')
    expect(arrive({ key: '0', back: true })).toBe(7)
    expect(arrive({ key: '50', back: true })).toBe(7)
    expect(arrive({ key: '1', back: true })).toBe(0)
  })

  it.each(['null', '{"a":3}', '"x"', '[1]', '{'])('is the top when %s is stored', (kept) => {
    sessionStorage.setItem('scroll', kept)
    expect(arrive({ back: true })).toBe(0)
    at(40)
    rememberScroll('a')
    expect(arrive({ back: true })).toBe(40)
  })

  it('is the top in a browser without storage', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError')
      },
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
    at(40)
    rememberScroll('a')
    expect(arrive({ back: true })).toBe(0)
  })
})
