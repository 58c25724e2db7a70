import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { faultsSeen } from './seen-events.ts'

/** Files share a document, so each begins with an empty one. Styles stay: Emotion inserts the next beside its last. */
beforeAll(() => {
  const { happyDOM } = window as unknown as { happyDOM: { setURL(url: string): void } }
  happyDOM.setURL('http://localhost:3000/')
  window.history.replaceState(null, '', '/')
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; Max-Age=0; Path=/`
  document.body.replaceChildren()
})

/** Whatever a test stores for tags is an event of the catalogue (docs/contracts/events.md). */
const checkEvents = () => expect(faultsSeen(), 'events beside the catalogue').toEqual([])
afterEach(checkEvents)
// What a page stores when its test has ended and it is closed.
afterAll(checkEvents)
