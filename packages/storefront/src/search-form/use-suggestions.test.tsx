import { autocomplete, popular } from '@camping/contract/search.endpoints.ts'
import { autocompleteReply, type AutocompleteItem } from '@camping/contract/search.schemas.ts'
import { createStore } from '@camping/core/store/create-store.ts'
import { fakeApi, refuses, replies, type FakeAnswer } from '@camping/testkit/fake-api.ts'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { Provider } from 'react-redux'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useSuggestions } from './use-suggestions.ts'

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

/** The hook under a text that can be changed, with answers that take as long as told for a text. */
function setUp(answers: readonly FakeAnswer[] = [finds, knows], delays: Record<string, number> = {}) {
  const asked: string[] = []
  const { fetch } = fakeApi('alder', 'couk', answers)
  const store = createStore({
    fetch: async (input, init) => {
      const { searchString = 'popular' } = JSON.parse(init?.body as string) as { searchString?: string }
      asked.push(searchString)
      await new Promise((resolve) => setTimeout(resolve, delays[searchString] ?? 10))
      return fetch(input, init)
    },
    origin: 'http://api.test',
    brand: 'alder',
    apiLocale: 'couk',
  })
  let shown: ReturnType<typeof useSuggestions> = { items: [], isPopular: false, settled: false }
  function Probe({ text, active }: { text: string; active: boolean }) {
    shown = useSuggestions(text, active)
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
  /** In small steps: effects run at the end of each. */
  const wait = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += 10) await act(() => vi.advanceTimersByTimeAsync(10))
  }
  return { asked, type, wait, shown: () => ({ ...shown, items: shown.items.map(({ name }) => name) }) }
}

describe('useSuggestions', () => {
  it('asks nothing before the field is used', async () => {
    const { asked, type, wait, shown } = setUp()
    await type('garda', false)
    await wait(1000)
    expect(asked).toEqual([])
    expect(shown().items).toEqual([])
  })

  it.each(['', ' ', 'g', '  g '])('shows what is popular for %j', async (text) => {
    const { asked, type, wait, shown } = setUp()
    await type(text)
    await wait(500)
    expect(asked).toEqual(['popular'])
    expect(shown()).toEqual({ items: ['popular'], isPopular: true, settled: true })
  })

  it('searches from two characters on, trimmed, when the typing pauses', async () => {
    const { asked, type, wait, shown } = setUp()
    await type('', false)
    for (const text of ['ga', 'gar', ' gard', 'garda ']) {
      await type(text)
      await wait(100)
      expect(shown().settled).toBe(false)
    }
    await wait(500)
    expect(asked).toEqual(['garda'])
    expect(shown()).toEqual({ items: ['found garda'], isPopular: false, settled: true })
  })

  it('never shows the late answer to an earlier text', async () => {
    const { asked, type, wait, shown } = setUp([finds, knows], { ita: 900, italy: 50 })
    await type('', false)
    await type('ita')
    await wait(200)
    await type('italy')
    expect(shown().items).toEqual([])
    await wait(250)
    expect(shown().items).toEqual(['found italy'])
    await wait(1000)
    expect(asked).toEqual(['ita', 'italy'])
    expect(shown().items).toEqual(['found italy'])
  })

  it('goes back to what is popular when the text is emptied', async () => {
    const { type, wait, shown } = setUp()
    await type('italy')
    await wait(500)
    await type('i')
    await wait(500)
    expect(shown()).toEqual({ items: ['popular'], isPopular: true, settled: true })
  })

  it.each(['italy', ''])('ends its loading in silence when an answer to %j fails', async (text) => {
    const failing = { type: 'unavailable' }
    const { type, wait, shown } = setUp([refuses(autocomplete, 503, failing), refuses(popular, 500, failing)])
    await type(text)
    await wait(500)
    expect(shown()).toMatchObject({ items: [], settled: true })
  })
})
