import type { Locator, Page } from '@playwright/test'
import { expect } from '../watched-page.ts'

/** React has taken over what the server wrote: clicks and keys do what they should. */
export function isLive(place: Locator): Promise<boolean> {
  return place.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')))
}

/** Waits until the page is alive, the footer excepted, whose script comes when it is seen. */
export async function expectLive(page: Page): Promise<void> {
  await expect.poll(() => isLive(page.locator('main').first()), { message: 'the page is alive' }).toBe(true)
}

/** Opens an address and waits until the page is alive. Returns the status. */
export async function openLive(page: Page, address: string): Promise<number> {
  const answer = await page.goto(address)
  await expectLive(page)
  return answer?.status() ?? 0
}

/** Sends an action to the store of the page, for what no visitor can bring about. */
export async function dispatchTo(page: Page, action: { type: string; payload: unknown }): Promise<void> {
  await page.evaluate((sent) => {
    interface Fiber {
      readonly memoizedProps?: { readonly store?: { dispatch(action: unknown): void } } | null
      readonly child: Fiber | null
    }
    const root = document.getElementById('root') as unknown as Record<string, Fiber>
    const key = Object.keys(root).find((name) => name.startsWith('__reactContainer'))
    let fiber = key ? (root[key] as Fiber | null) : null
    while (fiber && !fiber.memoizedProps?.store) fiber = fiber.child
    if (!fiber) throw new Error('The page has no store')
    fiber.memoizedProps?.store?.dispatch(sent)
  }, action)
}
