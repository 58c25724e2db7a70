import { expect, it } from 'vitest'
import { renderIntoPage } from '../testing/render-into-page.ts'
import { SummaryBox } from './summary-box.tsx'

const summary = (
  <SummaryBox
    title="Your stay"
    total={{ label: 'Total', amount: '£839.32' }}
    labels={{ show: 'Show stay and price', hide: 'Hide' }}
  />
)

function opened() {
  const page = renderIntoPage(summary)
  const toggle = page.get<HTMLButtonElement>('button')
  const isOpen = () => toggle.getAttribute('aria-expanded') === 'true'
  page.focus(toggle)
  page.click(toggle)
  expect(isOpen()).toBe(true)
  return { page, toggle, isOpen }
}

it('closes when the focus goes to the form or to the heading of another step', () => {
  const { page, isOpen } = opened()
  page.focus(document.getElementById('elsewhere')!)
  expect(isOpen()).toBe(false)
  expect(document.activeElement?.id).toBe('elsewhere')
})

it('closes by Escape and gives the focus to what opened it', () => {
  const { page, toggle, isOpen } = opened()
  page.press(toggle, 'Escape')
  expect(isOpen()).toBe(false)
  expect(document.activeElement).toBe(toggle)
})

it('closes by the dimmed page, which screen readers do not hear of and which is not there when closed', () => {
  const { page, isOpen } = opened()
  page.click(page.get('[aria-hidden=true]:not([data-icon])'))
  expect(isOpen()).toBe(false)
  expect(page.all('[aria-hidden=true]:not([data-icon])')).toEqual([])
})

it('stays open while the focus stays in it, and leaves Escape to others when closed', () => {
  const { page, toggle, isOpen } = opened()
  page.focus(toggle)
  expect(isOpen()).toBe(true)
  page.click(toggle)
  expect(page.press(toggle, 'Escape').cancelBubble).toBe(false)
})
