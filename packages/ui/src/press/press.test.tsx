import { act, useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderIntoPage } from '../testing/render-into-page.ts'
import { afterPaint } from './after-paint.ts'
import { useShownFirst } from './use-shown-first.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function Adding({ add }: { add: () => void }) {
  const [, choose] = useShownFirst('', add)
  return (
    <button type="button" onClick={() => choose('chosen')}>
      add
    </button>
  )
}

const frame = () => act(() => void vi.advanceTimersToNextFrame())
const paint = () =>
  act(() => {
    vi.advanceTimersToNextFrame()
    vi.advanceTimersByTime(1)
  })

function Control({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [shown, choose] = useShownFirst(value, onChange)
  return (
    <button type="button" onClick={() => choose(`${shown}+`)}>
      {value} {shown}
    </button>
  )
}

it('works after the frame in which the press is shown', () => {
  const page = renderIntoPage(<button type="button">press</button>)
  const button = page.get('button')
  const done = vi.fn()
  afterPaint(done, button)
  expect(button.hasAttribute('data-heard')).toBe(true)
  frame()
  expect(done).not.toHaveBeenCalled()
  act(() => void vi.advanceTimersByTime(1))
  expect(done).toHaveBeenCalledOnce()
  expect(button.hasAttribute('data-heard')).toBe(false)
})

it('works at once where nothing is painted', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const done = vi.fn()
  afterPaint(done)
  expect(done).toHaveBeenCalledOnce()
  hidden.mockRestore()
})

it('shows a choice before its owner knows of it, and the value of the owner from then on', () => {
  const onChange = vi.fn()
  const page = renderIntoPage(<Control value="a" onChange={onChange} />)
  const text = () => page.get('button').textContent
  page.click(page.get('button'))
  expect([text(), onChange.mock.calls]).toEqual(['a a+', []])
  paint()
  expect(onChange.mock.calls).toEqual([['a+']])
  page.rerender(<Control value="a+" onChange={onChange} />)
  expect(text()).toBe('a+ a+')
  page.rerender(<Control value="a" onChange={onChange} />)
  expect(text(), 'a choice that was taken back is not remembered').toBe('a a')
})

it('shows the value of an owner that refuses a choice', () => {
  const page = renderIntoPage(<Control value="a" onChange={() => {}} />)
  page.click(page.get('button'))
  expect(page.get('button').textContent).toBe('a a+')
  paint()
  expect(page.get('button').textContent).toBe('a a')
})

it('lets a choice in another control build on it, even without a moment between them', () => {
  const seen: string[] = []
  function Two() {
    const [chosen, setChosen] = useState<readonly string[]>([])
    seen.push(chosen.join())
    const add = (what: string) => setChosen([...chosen, what])
    return [<Adding key="a" add={() => add('a')} />, <Adding key="b" add={() => add('b')} />]
  }
  const page = renderIntoPage(<Two />)
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
  environment.IS_REACT_ACT_ENVIRONMENT = false
  for (const button of page.all('button')) button.click()
  vi.advanceTimersToNextFrame()
  vi.advanceTimersByTime(1)
  environment.IS_REACT_ACT_ENVIRONMENT = true
  expect(seen.at(-1)).toBe('a,b')
})

it('calls the handler of the moment, so that two quick choices do not undo each other', () => {
  const [first, second] = [vi.fn(), vi.fn()]
  const page = renderIntoPage(<Control value="a" onChange={first} />)
  page.click(page.get('button'))
  page.rerender(<Control value="a" onChange={second} />)
  paint()
  expect([first.mock.calls, second.mock.calls]).toEqual([[], [['a+']]])
})
