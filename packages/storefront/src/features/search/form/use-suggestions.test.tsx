import { autocomplete, popular } from '@camping/contract/search.endpoints.ts'
import { autocompleteReply, type AutocompleteItem } from '@camping/contract/search.schemas.ts'
import { createStore } from '@camping/core/store/create-store.ts'
import { fakeApi, refuses, replies, type FakeAnswer } from '@camping/testkit/fake-api.ts'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { Provider } from 'react-redux'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useSuggestions, type Suggestions } from './use-suggestions.ts'

;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true

const item = (name: string): AutocompleteItem => ({
  id: 1,
  type: 'country',
  name,
  context: '',
  meta: { country: { slug: 'italy' }, city: null, area: null, funnel: null, site: null },
})
const finds = replies(autocomplete, autocompleteReply, ({ searchString }) => ({
  results: [item(`found ${searchString}`)],
}))
const knows = replies(popular, autocompleteReply, { results: [item('popular')] })

let root: Root | undefined
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  act(() => root?.unmount())
  vi.useRealTimers()
})

const origin = { funnel: 'campsites', funnelId: 1, place: { type: 'area', id: 120 } } as const

/** The hook with a changeable text, and answers that take the configured time per text. */
function setUp(answers: readonly FakeAnswer[] = [finds, knows], delays: Record<string, number> = {}) {
  const requested: string[] = []
  const bodies: unknown[] = []
  const { fetch } = fakeApi('alder', 'couk', answers)
  const store = createStore({
    fetch: async (input, init) => {
      const body = JSON.parse(init?.body as string) as { searchString?: string }
      const { searchString = 'popular' } = body
      bodies.push(body)
      requested.push(searchString)
      await new Promise((resolve) => setTimeout(resolve, delays[searchString] ?? 10))
      return fetch(input, init)
    },
    origin: 'http://api.test',
    brand: 'alder',
    apiLocale: 'couk',
  })
  let shown: Suggestions = { items: [], isPopular: false, settled: false, failed: false }
  function Probe({ text, active }: { text: string; active: boolean }) {
    shown = useSuggestions(text, { active, origin })
    return null
  }
  root = createRoot(document.createElement('div'))
  const type = (text: string, active = true) =>
    act(async () =>
      root?.render(
        <Provider store={store}>
          <Probe text={text} active={active} />
        </Provider>,
      ),
    )
  /** In small steps, because effects run at the end of each. */
  const wait = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += 10) await act(() => vi.advanceTimersByTimeAsync(10))
  }
  return {
    requested,
    bodies,
    type,
    wait,
    shown: () => ({ ...shown, items: shown.items.map(({ name }) => name) }),
  }
}

describe('useSuggestions', () => {
  it('requests nothing before the field is used', async () => {
    const { requested, type, wait, shown } = setUp()
    await type('garda', false)
    await wait(1000)
    expect(requested).toEqual([])
    expect(shown().items).toEqual([])
  })

  it.each(['', ' ', 'g', '  g '])('shows what is popular for %j', async (text) => {
    const { requested, type, wait, shown } = setUp()
    await type(text)
    await wait(500)
    expect(requested).toEqual(['popular'])
    expect(shown()).toEqual({ items: ['popular'], isPopular: true, settled: true, failed: false })
  })

  it('searches from two characters on, trimmed, when the typing pauses', async () => {
    const { requested, type, wait, shown } = setUp()
    await type('', false)
    for (const text of ['ga', 'gar', ' gard', 'garda ']) {
      await type(text)
      await wait(100)
      expect(shown().settled).toBe(false)
    }
    await wait(500)
    expect(requested).toEqual(['garda'])
    expect(shown()).toEqual({ items: ['found garda'], isPopular: false, settled: true, failed: false })
  })

  it('never shows the late answer to an earlier text', async () => {
    const { requested, type, wait, shown } = setUp([finds, knows], { ita: 900, italy: 50 })
    await type('', false)
    await type('ita')
    await wait(200)
    await type('italy')
    expect(shown().items).toEqual([])
    await wait(250)
    expect(shown().items).toEqual(['found italy'])
    await wait(1000)
    expect(requested).toEqual(['ita', 'italy'])
    expect(shown().items).toEqual(['found italy'])
  })

  it('goes back to what is popular when the text is emptied', async () => {
    const { type, wait, shown } = setUp()
    await type('italy')
    await wait(500)
    await type('i')
    await wait(500)
    expect(shown()).toEqual({ items: ['popular'], isPopular: true, settled: true, failed: false })
  })

  it.each(['italy', ''])('ends its loading in silence when an answer to %j fails', async (text) => {
    const failing = { type: 'unavailable' }
    const { type, wait, shown } = setUp([refuses(autocomplete, 503, failing), refuses(popular, 500, failing)])
    await type(text)
    await wait(500)
    expect(shown()).toMatchObject({ items: [], settled: true, failed: true })
  })

  it("reports the visitor's place: the funnel of the search, the place of popular suggestions", async () => {
    const { bodies, type, wait } = setUp()
    await type('')
    await wait(500)
    await type('garda')
    await wait(500)
    expect(bodies).toEqual([
      { limit: 5, funnelId: 1, originId: 120, originType: 'area' },
      { searchString: 'garda', limit: 5, funnel: 'campsites' },
    ])
  })

  it('shows the list until the next one arrives; popular-list mode ends with the typed search, not before', async () => {
    const { type, wait, shown } = setUp([finds, knows], { italy: 200 })
    await type('')
    await wait(500)
    await type('italy')
    await wait(250)
    expect(shown()).toMatchObject({ items: ['popular'], isPopular: true, settled: false })
    await wait(300)
    expect(shown()).toMatchObject({ items: ['found italy'], isPopular: false, settled: true })
    await type('italyx')
    await wait(100)
    expect(shown()).toMatchObject({ items: ['found italy'], isPopular: false, settled: false })
  })
})
