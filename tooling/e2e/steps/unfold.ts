import type { Locator } from '@playwright/test'
import { expect } from '../watched-page.ts'

/** Opens a folded part of a page by its heading, unless it is open, and waits until it is as high as it gets: what grows moves away below a press. */
export async function unfold(main: Locator, title: string): Promise<void> {
  const head = main.getByRole('heading', { name: title, exact: true }).getByRole('button')
  if ((await head.getAttribute('aria-expanded')) === 'false') await head.click()
  await expect(head).toHaveAttribute('aria-expanded', 'true')
  const folds = (button: Element) =>
    document.getElementById(button.getAttribute('aria-controls') ?? '')?.closest('.MuiCollapse-root')
      ?.className
  await expect.poll(() => head.evaluate(folds)).toContain('MuiCollapse-entered')
}
