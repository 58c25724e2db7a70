import type { Page } from '@playwright/test'
import { noConsentAnswer } from '../answered-consent.ts'
import { textOf } from '../message-text.ts'
import { publicPages } from '../public-pages.ts'
import { runState } from '../run-state.ts'
import { expectAccessible, expectReflow } from '../steps/accessibility.ts'
import {
  answered,
  answerOf,
  barButton,
  barOn,
  login,
  origin,
  pageOf,
  t,
  dataLayerOf,
} from '../steps/consent.ts'
import { openLive } from '../steps/live-page.ts'
import { withoutTagManager } from '../steps/tag-manager.ts'
import { expect, test } from '../watched-page.ts'
import { untilQuiet } from '../steps/quiet-page.ts'

test.use({ storageState: noConsentAnswer })
const devices = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 900 } }

/** The bar of a campsite's stay, and the question below it, on a page that asks. */
async function stayAndQuestion(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 })
  const { campsite } = await publicPages(page, { address: runState().address, site: 'uk' })
  await openLive(page, campsite ?? '')
  const question = barOn(page, textOf('uk'))
  await expect(question).toBeVisible()
  return { question, stay: page.locator('[data-stay-bar]') }
}

test('the stay of a campsite stands right above the question on a phone', async ({ page }) => {
  const { question, stay } = await stayAndQuestion(page, 360)
  const gap = async () => {
    const [bar, box] = [await question.boundingBox(), await stay.boundingBox()]
    return Math.abs(Math.round(bar!.y - box!.y - box!.height))
  }
  // The question rises for a moment.
  await expect.poll(gap).toBe(0)
})

for (const width of [768, 1180])
  test(`the stay of a campsite stands where it belongs, with the question below it or without: ${width}`, async ({
    page,
  }) => {
    const { stay } = await stayAndQuestion(page, width)
    const before = await stay.boundingBox()
    await page.evaluate(() => document.documentElement.style.setProperty('--bottom-bar', '0px'))
    expect(await stay.boundingBox()).toEqual(before)
  })

for (const [device, viewport] of Object.entries(devices)) {
  test.describe(device, () => {
    test.use({ viewport })

    test(`offers two equal answers, moves nothing, and loads nothing before: ${device}`, async ({
      page,
      context,
    }) => {
      const requested = await withoutTagManager(context)
      await openLive(page, pageOf('algemene-voorwaarden'))
      const bar = barOn(page)
      await expect(bar).toBeVisible()
      // Not as a measure of shifts in time: where a machine lacks the fonts that stand in, the page's own may move text.
      await page.evaluate(() => document.fonts.ready)
      const [withBar, without] = await bar.evaluate((element) => {
        const places = () =>
          [...document.querySelectorAll('main, main *')].map((one) => {
            const { x, y, width, height } = one.getBoundingClientRect()
            return [one.tagName, x, y, width, height]
          })
        const before = places()
        element.style.display = 'none'
        const after = places()
        element.style.display = ''
        return [before, after]
      })
      expect(withBar, 'the bar takes no room').toEqual(without)
      const [refuse, accept] = [barButton(page, 'consent.refuse'), barButton(page, 'consent.accept')]
      const appearanceOf = async (one: typeof refuse) => {
        const box = await one.boundingBox()
        const style = await one.evaluate((element) => {
          const { backgroundColor, color, fontSize, fontWeight, border } = getComputedStyle(element)
          return { backgroundColor, color, fontSize, fontWeight, border }
        })
        return { ...style, width: Math.round(box?.width ?? 0), height: Math.round(box?.height ?? 0) }
      }
      expect(await appearanceOf(refuse)).toEqual(await appearanceOf(accept))
      expect((await appearanceOf(refuse)).height).toBeGreaterThanOrEqual(44)
      await expect(page.locator('body'), 'the focus stays where it was').toBeFocused()
      await expectAccessible(page, 'the bar')
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectAccessible(page, 'the bar, dark')
      await barButton(page, 'consent.choose').click()
      for (const box of await barOn(page).getByRole('checkbox').all()) await expect(box).not.toBeChecked()
      await expectAccessible(page, 'the choice, dark')
      await expectReflow(page, 'the choice')
      expect(requested).toEqual([])
      expect(await dataLayerOf(page)).toEqual([])
      const written = (await context.cookies(origin())).map(({ name }) => name)
      expect(written.filter((name) => /^(_g|consent|visitor|flags)/.test(name))).toEqual([])
      // No wall: the page works behind it.
      await page.getByRole('navigation').getByRole('link').first().click()
      await expect(barOn(page)).toBeVisible()
    })

    test(`what has the focus is never below the bar: ${device}`, async ({ page }) => {
      await openLive(page, login())
      await expect(barOn(page)).toBeVisible()
      await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible()
      let seen = 0
      for (let step = 0; step < 60; step += 1) {
        await page.keyboard.press('Tab')
        const place = await page.evaluate(() => {
          const focused = document.activeElement as HTMLElement
          const bar = document.querySelector('section[tabindex="-1"]')
          if (focused === document.body || bar?.contains(focused)) return undefined
          const { top, height, width } = focused.getBoundingClientRect()
          return {
            name: focused.outerHTML.slice(0, 80),
            top,
            height,
            width,
            limit: bar?.getBoundingClientRect().top ?? 0,
          }
        })
        if (!place || place.width < 2) continue
        seen += 1
        expect(place.top + Math.min(place.height, 20), place.name).toBeLessThanOrEqual(place.limit)
      }
      expect(seen).toBeGreaterThan(8)
    })

    test(`by keyboard alone: ${device}`, async ({ page, context }) => {
      await openLive(page, pageOf('algemene-voorwaarden'))
      await expect(barOn(page)).toBeVisible()
      const press = async (name: string, key = 'Enter') => {
        const focused = () =>
          page.evaluate(() => {
            const element = document.activeElement as HTMLElement | null
            return (element?.closest('label') ?? element)?.textContent ?? ''
          })
        for (let step = 0; (await focused()) !== name; step += 1) {
          expect(step, `${name} can be reached`).toBeLessThan(12)
          await page.keyboard.press('Tab')
        }
        await page.keyboard.press(key)
      }
      await press(t('consent.choose'))
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Shift+Tab')
      await press(t('consent.statistics'), 'Space')
      await expect(barOn(page).getByRole('checkbox').first()).toBeChecked()
      await press(t('consent.save'))
      await expect(barOn(page)).toHaveCount(0)
      expect(await answerOf(context)).toEqual(['statistics'])
      await expect(page.locator('main'), 'the focus goes to the page').toBeFocused()

      // Opened again by its link: it takes the focus, and gives it back.
      const settings = page.getByRole('button', { name: t('footer.consent') })
      await settings.focus()
      await expect(async () => {
        await page.keyboard.press('Enter')
        await expect(barOn(page)).toBeFocused({ timeout: 1000 })
      }).toPass()
      await expect(barOn(page).getByRole('checkbox').first()).toBeChecked()
      await page.keyboard.press('Escape')
      await expect(barOn(page)).toHaveCount(0)
      await expect(settings).toBeFocused()
      expect(await answerOf(context)).toEqual(['statistics'])
    })
  })
}

test('who refuses does not see it again, and nothing is loaded', async ({ page, context }) => {
  const requested = await withoutTagManager(context)
  await openLive(page, pageOf('algemene-voorwaarden'))
  await barButton(page, 'consent.refuse').click()
  await expect(barOn(page)).toHaveCount(0)
  expect(await answerOf(context)).toEqual([])
  await openLive(page, login())
  await untilQuiet(page)
  await expect(barOn(page)).toHaveCount(0)
  expect(requested).toEqual([])
  expect(await page.evaluate(() => 'dataLayer' in window || 'waiting-events' in sessionStorage)).toBe(false)
})

test('an answer that is six months old is none', async ({ page, context }) => {
  const requested = await withoutTagManager(context)
  // Two days before its end: around midnight the edition is a day ahead of the machine that writes the date.
  await answered(context, ['statistics', 'marketing'], 180)
  await openLive(page, pageOf('algemene-voorwaarden'))
  await expect.poll(() => requested).toHaveLength(1)
  await expect(barOn(page)).toHaveCount(0)
  await answered(context, ['statistics', 'marketing'], 184)
  await openLive(page, pageOf('algemene-voorwaarden'))
  await expect(barOn(page)).toBeVisible()
  expect(await answerOf(context)).toBeUndefined()
  expect(requested).toHaveLength(1)
})

test('only what an app has is offered', async ({ page, context }) => {
  const { address } = runState()
  const ie = textOf('ie')
  await openLive(page, `${address}/ie`)
  await expect(barOn(page, ie).getByText(ie('consent.text'))).toBeVisible()
  await barButton(page, 'consent.accept', ie).click()
  const cookies = async () => (await context.cookies(address)).map(({ name }) => name)
  await expect.poll(cookies, 'experiments begin at once').toContain('visitor')
  const settings = page.getByRole('button', { name: ie('footer.consent') })
  await settings.scrollIntoViewIfNeeded()
  await settings.click()
  await barButton(page, 'consent.refuse', ie).click()
  await expect.poll(cookies, 'and end at once').not.toContain('visitor')
  expect(await cookies()).not.toContain('flags')
})
