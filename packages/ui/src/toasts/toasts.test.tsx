import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderIntoPage } from '../testing/render-into-page.ts'
import { Toasts } from './toasts.tsx'
import type { Toast } from './toasts.tsx'

const saved: Toast = { id: 'a', kind: 'success', text: 'Saved' }
const failed: Toast = { id: 'b', kind: 'error', text: 'Failed' }

describe('Toasts', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

  it('announces errors at once and the rest politely', () => {
    const page = renderIntoPage(<Toasts toasts={[saved, failed]} onDismiss={() => {}} closeLabel="Close" />)
    expect(page.get('[role=status]').textContent).toContain('Saved')
    expect(page.get('[role=alert]').textContent).toContain('Failed')
  })
  it('goes after five seconds, but not while it has the focus', () => {
    const onDismiss = vi.fn()
    const page = renderIntoPage(<Toasts toasts={[saved]} onDismiss={onDismiss} closeLabel="Close" />)
    wait(4000)
    page.focus(page.get('button'))
    wait(20_000)
    expect(onDismiss).not.toHaveBeenCalled()
    page.focus(document.getElementById('elsewhere')!)
    wait(4999)
    expect(onDismiss).not.toHaveBeenCalled()
    wait(1)
    expect(onDismiss).toHaveBeenCalledWith('a')
  })
  it('reports which toast’s button was pressed', () => {
    const onAction = vi.fn()
    const undo: Toast = { ...saved, actionText: 'Undo' }
    const page = renderIntoPage(
      <Toasts toasts={[failed, undo]} onDismiss={() => {}} onAction={onAction} closeLabel="Close" />,
    )
    const [button, ...others] = page.all('button').filter((one) => one.textContent === 'Undo')
    expect(others).toEqual([])
    act(() => (button as HTMLElement).click())
    expect(onAction).toHaveBeenCalledExactlyOnceWith('a')
  })
  it('stand at the top or at the bottom', () => {
    for (const position of ['top', 'bottom'] as const) {
      const page = renderIntoPage(
        <Toasts toasts={[saved]} onDismiss={() => {}} closeLabel="Close" position={position} />,
      )
      expect(page.get('[class*=stack]').className).toContain(position)
    }
  })
  it('shows the newest up to the limit', () => {
    const many = Array.from({ length: 25 }, (_, i): Toast => ({ id: String(i), kind: 'info', text: `t${i}` }))
    const page = renderIntoPage(<Toasts toasts={many} onDismiss={() => {}} closeLabel="Close" />)
    const texts = page.all('[role=status]').map((toast) => toast.textContent)
    expect(texts).toHaveLength(20)
    expect(texts[0]).toBe('t5')
  })
})
