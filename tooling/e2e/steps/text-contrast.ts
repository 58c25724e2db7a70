import type { Locator, Page } from '@playwright/test'

/**
 * The contrast (WCAG, 1 to 21) between a text and the picture behind it that only one pixel in a hundred falls short of,
 * measured in what the browser draws where the lines stand. The text's own shadow is left out: it comes on top.
 */
export async function contrastOnPicture(page: Page, text: Locator): Promise<number> {
  await text.scrollIntoViewIfNeeded()
  const { colour, lines } = await text.evaluate((element: HTMLElement) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const lines = [...range.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height }))
    const colour = getComputedStyle(element).color
    element.style.cssText = 'color: transparent; text-shadow: none'
    return { colour, lines }
  })
  const pictures: string[] = []
  for (const clip of lines) pictures.push((await page.screenshot({ clip })).toString('base64'))
  await text.evaluate((element: HTMLElement) => element.removeAttribute('style'))
  return (await readerBeside(page)).evaluate(leastContrast, { pictures, colour })
}

const readers = new WeakMap<Page, Promise<Page>>()

/** A page of its own reads the pixels: that of the shop may load pictures from nowhere else. */
async function readerBeside(page: Page): Promise<Page> {
  const reader = readers.get(page) ?? page.context().newPage()
  readers.set(page, reader)
  return reader
}

/** Runs in a page. */
async function leastContrast({ pictures, colour }: { pictures: string[]; colour: string }): Promise<number> {
  const light = (red: number, green: number, blue: number) => {
    const [r, g, b] = [red, green, blue].map((value) => {
      const share = value / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    }) as [number, number, number]
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const [red, green, blue] = (colour.match(/[\d.]+/g) ?? []).map(Number)
  const own = light(red ?? 0, green ?? 0, blue ?? 0)
  const found: number[] = []
  for (const picture of pictures) {
    const image = new Image()
    image.src = `data:image/png;base64,${picture}`
    await image.decode()
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
    if (!context) throw new Error('This browser reads no pixels.')
    context.drawImage(image, 0, 0)
    const { data } = context.getImageData(0, 0, image.width, image.height)
    for (let at = 0; at < data.length; at += 4) {
      const behind = light(data[at]!, data[at + 1]!, data[at + 2]!)
      found.push((Math.max(own, behind) + 0.05) / (Math.min(own, behind) + 0.05))
    }
  }
  found.sort((one, other) => one - other)
  return found[Math.floor(found.length / 100)] ?? 0
}
