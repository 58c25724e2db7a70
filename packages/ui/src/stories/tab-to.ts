import { expect, userEvent } from 'storybook/test'

/** Presses Tab until the element has the focus, as a keyboard user does; fails when Tab never reaches it. */
export async function tabTo(element: HTMLElement): Promise<void> {
  for (let presses = 0; document.activeElement !== element && presses < 60; presses += 1)
    await userEvent.tab()
  await expect(element).toHaveFocus()
}
