import type { Page } from '@playwright/test'

/** px */
interface Screen {
  readonly width: number
  readonly height: number
}

/**
 * What is wrong with the layout of a page as it is shown, in words; nothing when all is well. At its natural place nothing
 * may reach past the side of the screen or touch it, no text and no control may lie under another box, and no line may be
 * cut.
 * Makes the screen as high as the page for a moment, so that bars which stick lie where they belong, too.
 */
export async function layoutFaults(page: Page): Promise<string[]> {
  const screen = page.viewportSize()
  if (!screen) throw new Error('The page has no size.')
  const faults = await faultsOnWhole(page, screen)
  await page.setViewportSize(screen)
  return faults
}

/** The same on a screen of this size. It stays as high as the page, for whoever sets the next size: each costs as much as a layout. */
export async function layoutFaultsAt(page: Page, screen: Screen): Promise<string[]> {
  await page.setViewportSize(screen)
  return faultsOnWhole(page, screen)
}

async function faultsOnWhole(page: Page, screen: Screen): Promise<string[]> {
  // What is measured in heights of the screen grows with it: a screen that is lower than its page puts bars over the middle.
  const heightOf = () =>
    page.evaluate(() => {
      scrollTo(0, 0)
      return document.documentElement.scrollHeight
    })
  let { height } = screen
  for (
    let needed = await heightOf(), tries = 0;
    needed > height && tries < 5;
    needed = await heightOf(), tries++
  ) {
    height = needed
    await page.setViewportSize({ ...screen, height })
  }
  return page.evaluate(faultsInPage, 'everything' as const)
}

/** How far a page can be scrolled sideways at widths of the screen, px, where it can at all. */
export async function sidewaysAt(page: Page, widths: readonly number[]): Promise<string[]> {
  const faults: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 640 })
    const by = await sidewaysBy(page)
    if (by > 0) faults.push(`${width}: ${by} px`)
  }
  return faults
}

/** The same on the screen as it is, px. */
const sidewaysBy = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** The same, with the innermost parts that reach beyond the screen, so that a failure names them. */
export const sidewaysFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const by = document.documentElement.scrollWidth - innerWidth
    if (by <= 0) return []
    // What scrolls by itself may hold more than it shows.
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement))
    const isBeyond = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 0 && (right > innerWidth + 0.5 || left < -0.5)
    }
    return [...document.querySelectorAll('body *')]
      .filter((element) => isBeyond(element) && ![...element.children].some(isBeyond))
      .filter((element) => !scrolls(element.parentElement))
      .map((element) => {
        const { left, right } = element.getBoundingClientRect()
        const words = element.textContent.trim().slice(0, 30)
        return `${by} px: ${element.localName}.${element.getAttribute('class')} “${words}” ${left.toFixed(1)} to ${right.toFixed(1)}`
      })
      .slice(0, 12)
      .concat(`${by} px`)
  })

/** The same of what sticks to the screen once a visitor has scrolled, px: it must be whole and uncovered. */
export async function scrolledFaults(page: Page, by: number): Promise<string[]> {
  await page.evaluate((top) => {
    scrollTo({ top, behavior: 'instant' })
    return new Promise((drawn) => {
      requestAnimationFrame(() => requestAnimationFrame(drawn))
      // A browser without a screen that has nothing new to draw may draw no frame at all; its layout is right all the same.
      setTimeout(drawn, 5000)
    })
  }, by)
  return page.evaluate(faultsInPage, 'stuck' as const)
}

/** What lies under a bar when a keyboard reaches it: the browser scrolls to it, and the page has to leave room for its bars. */
export const hiddenByBars = (page: Page): Promise<string[]> => page.evaluate(hiddenInPage)

/** Runs in the page. */
function hiddenInPage(): string[] {
  const stuckAround = (element: Element | null): boolean =>
    element !== null &&
    (['sticky', 'fixed'].includes(getComputedStyle(element).position) || stuckAround(element.parentElement))
  const faults: string[] = []
  const controls = 'main :is(a[href], button, input:not([type=hidden]), select, textarea, summary)'
  for (const control of document.querySelectorAll<HTMLElement>(controls)) {
    if (!control.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue
    control.focus()
    const { left, top, width, height } = control.getBoundingClientRect()
    if (document.activeElement !== control || width < 8 || height < 8 || stuckAround(control)) continue
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    if (!hit || hit.contains(control) || control.contains(hit) || !stuckAround(hit)) continue
    const name = (one: Element) => `${one.localName} “${one.textContent.trim().slice(0, 30)}”`
    faults.push(`${name(control)} lies under ${name(hit)}`)
  }
  return faults
}

/** Runs in the page, and therefore holds all it needs. */
function faultsInPage(which: 'everything' | 'stuck'): string[] {
  /** Lines and their shadows are rounded to whole pixels; less than this is none of them. */
  const slack = 2
  /** Text is this far from the sides of the screen at least, px. */
  const margin = 8
  const root = document.documentElement
  const faults = new Set<string>()
  /** What is known of the elements around others: a page of a thousand texts has few of them. */
  const clipsOf = new Map<Element, readonly { box: DOMRect; cuts: boolean }[]>()
  const stuckOf = new Map<Element, Element | undefined>()

  const nameOf = (element: Element) => {
    const text = element.textContent.trim().replace(/\s+/g, ' ').slice(0, 40)
    const { className } = element as { className: unknown }
    return `${element.localName}${typeof className === 'string' && className ? `.${className.split(' ')[0]}` : ''} “${text}”`
  }

  /** What a box lies in that moves with the screen. */
  const stuckAround = (element: Element): Element | undefined => {
    if (stuckOf.has(element)) return stuckOf.get(element)
    const isStuck = ['sticky', 'fixed'].includes(getComputedStyle(element).position)
    const found = isStuck ? element : element.parentElement ? stuckAround(element.parentElement) : undefined
    stuckOf.set(element, found)
    return found
  }

  /** Whether a bar has come to the end of what it belongs to, and goes out of the screen with it. */
  const isLeaving = (stuck: Element) => {
    let around = stuck.parentElement
    while (around && getComputedStyle(around).display === 'contents') around = around.parentElement
    if (!around || around === document.body || getComputedStyle(stuck).position !== 'sticky') return false
    const end =
      around.getBoundingClientRect().bottom - Number.parseFloat(getComputedStyle(around).paddingBottom)
    return stuck.getBoundingClientRect().bottom > end - slack
  }

  /** The parts of the screen that ancestors leave to an element, and whether they may cut what is in it. */
  const clipsAround = (element: Element): readonly { box: DOMRect; cuts: boolean }[] => {
    const known = element === document.body ? [] : clipsOf.get(element)
    if (known) return known
    const { overflowX, overflowY, textOverflow, webkitLineClamp, position } = getComputedStyle(element)
    const parent = element.parentElement
    const outer = position === 'fixed' || !parent || parent === document.body ? [] : clipsAround(parent)
    let clips = outer
    if (overflowX !== 'visible' || overflowY !== 'visible') {
      const scrolls = /auto|scroll/.test(overflowX + overflowY)
      const shortens = textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
      const box = element.getBoundingClientRect()
      clips = [{ box, cuts: !scrolls && !shortens && box.width > 1 && box.height > 1 }, ...outer]
    }
    clipsOf.set(element, clips)
    return clips
  }

  const paints = (element: Element) => {
    if (element.matches('img, svg, canvas, video')) return true
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element)
    if (Number(opacity) < 0.5) return false
    const alpha =
      /^rgba\(.*, ([\d.]+)\)$/.exec(backgroundColor)?.[1] ?? /\/ ([\d.]+)\)$/.exec(backgroundColor)?.[1]
    return (
      backgroundImage !== 'none' ||
      (alpha === undefined ? backgroundColor !== 'transparent' : Number(alpha) > 0.5)
    )
  }

  /** What lies over a point of an element and hides it. */
  const coverAt = (element: Element, x: number, y: number) => {
    for (const one of document.elementsFromPoint(x, y)) {
      if (one.contains(element) || element.contains(one)) return undefined
      if (paints(one)) return one
    }
    return undefined
  }

  /** Whether a part of an e-mail address is on two lines. It may be broken between its texts, which `<wbr>` divides, and after a hyphen. */
  const isBrokenAddress = (element: Element, text: Node) => {
    if (!element.closest('a[href^="mailto:"]')) return false
    return [...(text.nodeValue ?? '').matchAll(/[^\s-]+-?/g)].some(({ index, 0: part }) => {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + part.length)
      return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size > 1
    })
  }

  const look = (element: Element, box: DOMRect) => {
    if (box.width < slack || box.height < slack) return
    if (which === 'stuck') {
      const stuck = stuckAround(element)
      if (!stuck || isLeaving(stuck)) return
      // What is higher than the screen, or sticks to its bottom alone, goes with the page; a bar at its top has to be seen whole.
      const isBar =
        stuck.getBoundingClientRect().height < root.clientHeight / 2 && getComputedStyle(stuck).top !== 'auto'
      if (isBar && box.top < -slack && box.bottom > slack)
        faults.add(`cut by the top of the screen: ${nameOf(element)}`)
    }
    const clips = clipsAround(element)
    for (const { box: clip, cuts } of clips) {
      const isOut =
        box.right <= clip.left || box.left >= clip.right || box.bottom <= clip.top || box.top >= clip.bottom
      if (isOut) return
      const isCut =
        box.left < clip.left - slack ||
        box.right > clip.right + slack ||
        box.top < clip.top - slack * 2 ||
        box.bottom > clip.bottom + slack * 2
      if (cuts && isCut) faults.add(`cut: ${nameOf(element)}`)
    }
    const y = box.top + box.height / 2
    for (const x of [box.left + slack, box.left + box.width / 2, box.right - slack]) {
      if (clips.some(({ box: clip }) => x < clip.left || x > clip.right || y < clip.top || y > clip.bottom))
        continue
      const cover = coverAt(element, x, y)
      if (cover) faults.add(`${nameOf(element)} lies under ${nameOf(cover)}`)
    }
  }

  if (which === 'everything' && root.scrollWidth > root.clientWidth) {
    const past = [...document.body.querySelectorAll('*')].filter((one) => {
      const { right, width } = one.getBoundingClientRect()
      return width > 0 && right > root.clientWidth + 0.5 && clipsAround(one).length === 0
    })
    faults.add(
      `scrolls sideways by ${root.scrollWidth - root.clientWidth} px: ${past.slice(-3).map(nameOf).join(', ')}`,
    )
  }
  // What lets the pointer through lies there all the same.
  const touchable = new CSSStyleSheet()
  touchable.replaceSync('* { pointer-events: auto !important }')
  document.adoptedStyleSheets.push(touchable)
  const seen = { checkOpacity: true, checkVisibilityCSS: true }
  for (const control of document.querySelectorAll('button, input:not([type=hidden]), select, textarea'))
    if (control.checkVisibility(seen)) look(control, control.getBoundingClientRect())
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement
    if (!element || !text.nodeValue?.trim() || !element.checkVisibility(seen)) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    if (which === 'everything' && isBrokenAddress(element, text))
      faults.add(`breaks in the middle of a word: ${nameOf(element)}`)
    const mayScroll = clipsAround(element).length > 0
    for (const line of range.getClientRects()) {
      look(element, line)
      const fromSide = Math.min(line.left, root.clientWidth - line.right)
      if (which === 'everything' && !mayScroll && fromSide < margin)
        faults.add(`touches the side of the screen: ${nameOf(element)}`)
    }
  }
  document.adoptedStyleSheets.pop()
  return [...faults]
}
