import type { Locator } from '@playwright/test'
import { expect } from '../watched-page.ts'

/** Opens a folded part of a page by its heading, unless it is open. */
export async function unfold(main: Locator, title: string): Promise<void> {
  const head = main.getByRole('heading', { name: title, exact: true }).getByRole('button')
  if ((await head.getAttribute('aria-expanded')) === 'false') await head.click()
  await expect(head).toHaveAttribute('aria-expanded', 'true')
}
