import type { Page } from '@playwright/test'

/** What is shown where no script runs, and has no effect: buttons and fields. */
export function withoutEffect(): { shown: number; dead: string[] } {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  // The head of a part that stands open is a heading: it takes no pointer, and what it would open is shown.
  const isOpenHead = (button: Element) =>
    getComputedStyle(button).pointerEvents === 'none' &&
    (document.getElementById(button.getAttribute('aria-controls') ?? '')?.checkVisibility() ?? false)
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('button')].filter(
    (button) => isShown(button) && !isOpenHead(button),
  )
  const isSent = (control: { readonly form: HTMLFormElement | null }) =>
    control.form?.hasAttribute('action') ?? false
  const deadButtons = buttons.filter(
    (button) =>
      !button.hasAttribute('popovertarget') &&
      !button.hasAttribute('commandfor') &&
      !(button.type === 'submit' && isSent(button)),
  )
  // A tick can be all that a style sheet needs: what stands beside it changes with it.
  const stylesBeside = (field: Element) =>
    [...document.querySelectorAll('main *')]
      .filter((one) => !field.closest('label')?.contains(one))
      .map((one) => {
        const { display, backgroundColor } = getComputedStyle(one)
        return `${display} ${backgroundColor}`
      })
      .join()
  const isStyling = (field: HTMLInputElement | HTMLSelectElement) => {
    if (field.type !== 'checkbox') return false
    const before = stylesBeside(field)
    field.click()
    const after = stylesBeside(field)
    field.click()
    return after !== before
  }
  const deadFields = [
    ...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select, textarea'),
  ].filter((field) => isShown(field) && !isSent(field) && !isStyling(field))
  return {
    shown: buttons.length,
    dead: [...deadButtons, ...deadFields].map(({ outerHTML }) => outerHTML.slice(0, 160)),
  }
}

/** A button of a page, by what it does; several that do the same are pressed once. */
interface Press {
  readonly at: number
  readonly what: string
}

/** The different buttons that are shown. The one that signs out ends the walk of whoever is signed in. */
function differentButtons(): Press[] {
  const known = new Set<string>()
  return [...document.querySelectorAll<HTMLButtonElement>('button')].flatMap((button, at) => {
    if (!button.checkVisibility({ visibilityProperty: true })) return []
    const opens = document.getElementById(button.getAttribute('aria-controls') ?? '')
    if (getComputedStyle(button).pointerEvents === 'none' && opens?.checkVisibility()) return []
    const action = button.form?.getAttribute('action') ?? ''
    const what = [
      button.name,
      action,
      button.getAttribute('popovertarget') ?? '',
      button.getAttribute('commandfor') ?? '',
    ].join(' ')
    if (known.has(what) || action.endsWith('/logout')) return []
    known.add(what)
    return [{ at, what }]
  })
}

/** Presses each button of a page that does something of its own. Answers those with which nothing came. */
export async function pressEach(page: Page, address: string): Promise<{ pressed: number; idle: string[] }> {
  await page.goto(address)
  const idle: string[] = []
  const pressed = new Set<string>()
  for (;;) {
    if (page.url() !== address) await page.goto(address)
    // Read anew each time: what other journeys book meanwhile moves buttons, takes some away and brings others.
    const next = (await page.evaluate(differentButtons)).find((one) => !pressed.has(one.what))
    if (!next) break
    const { at, what } = next
    pressed.add(what)
    const button = page.locator('button').nth(at)
    const isSending = await button.evaluate((one: HTMLButtonElement) => one.type === 'submit')
    if (!isSending) {
      await button.click()
      const opened = await button.evaluate((one: HTMLButtonElement) => {
        const id = one.getAttribute('popovertarget') ?? one.getAttribute('commandfor') ?? ''
        return document.getElementById(id)?.matches(':popover-open, [open]') ?? false
      })
      if (!opened) idle.push(what)
      await page.goto(address)
      continue
    }
    // The browser itself says which field it misses, and sends nothing.
    const isRefused = await button.evaluate(
      (one: HTMLButtonElement) => !one.formNoValidate && !one.form?.noValidate && !one.form?.checkValidity(),
    )
    if (isRefused) continue
    const answer = page.waitForResponse((response) => response.request().isNavigationRequest())
    await button.press('Enter')
    const status = (await answer).status()
    if (status >= 400 && status !== 422) idle.push(`${what}: ${status}`)
    await page.waitForLoadState('domcontentloaded')
  }
  return { pressed: pressed.size, idle }
}
