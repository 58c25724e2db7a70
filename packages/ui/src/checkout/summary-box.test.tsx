import { act } from 'react'
import { expect, it } from 'vitest'
import { renderIntoPage } from '../testing/render-into-page.ts'
import { SummaryBox } from './summary-box.tsx'

const summary = (
  <SummaryBox
    title="Your stay"
    total={{ label: 'Total', amount: '£839.32' }}
    labels={{ show: 'Show stay and price', hide: 'Hide' }}
  >
    the lines of the price
  </SummaryBox>
)
const sheet = () => document.querySelector('dialog')

async function opened() {
  const page = renderIntoPage(summary)
  const toggle = page.get<HTMLButtonElement>('button')
  expect(sheet()).toBeNull()
  page.focus(toggle)
  page.click(toggle)
  // Its code comes when it is used.
  await act(async () => void (await import('../popups/sheet.tsx')))
  expect(toggle.getAttribute('aria-expanded')).toBe('true')
  expect(sheet()?.textContent).toContain('the lines of the price')
  return { page, toggle }
}

it('closes with its button', async () => {
  const { page, toggle } = await opened()
  page.click(sheet()!.querySelector<HTMLElement>('button[aria-label=Hide]')!)
  expect(sheet()).toBeNull()
  expect(toggle.getAttribute('aria-expanded')).toBe('false')
})

it('closes when history leads to another step', async () => {
  await opened()
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
  expect(sheet()).toBeNull()
})
