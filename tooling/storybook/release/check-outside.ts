import { readFileSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { openBrowser } from '../story-browser.ts'

/** How long a page may take that nobody has opened before, on a busy machine, ms. */
const patience = 180_000

/** What the brand has of its own, and where its theme lies. */
interface Brand {
  readonly theme: string
  readonly colour: string
  readonly name: string
  readonly word: string
}

/**
 * Reads in a browser what a running Storybook of a brand outside shows (tooling/run/outside-storybook.mjs): a page of the foundations, a
 * page of the storefront, docs of a component, and a colour that is written into the theme while it is open.
 */
async function checkOutside(address: string, { theme, colour, name, word }: Brand): Promise<void> {
  const browser = await openBrowser()
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } })
    page.setDefaultTimeout(patience)
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await page.goto(`${address}/iframe.html?id=foundations-colour--colour&viewMode=story`)
    await showsColour(page, colour)
    const changed = '#7A1F5C'
    const written = readFileSync(theme, 'utf8')
    writeFileSync(theme, written.replaceAll(colour, changed))
    try {
      await showsColour(page, changed)
    } finally {
      writeFileSync(theme, written)
    }
    await showsColour(page, colour)

    await show(page, 'pages-home--default')
    await page.getByRole('heading', { name: word }).waitFor()
    await page.getByRole('link', { name }).first().waitFor()
    // The logo, in the folder of the brand.
    await page.waitForFunction(() =>
      [...document.images].some(({ src, naturalWidth }) => src.includes('/_app/') && naturalWidth > 0),
    )

    await show(page, 'components-controls-button--docs', 'docs')
    // Only what docgen has read of the component makes this table.
    await page.getByRole('columnheader', { name: 'What it is for' }).first().waitFor()
    if (errors.length > 0) throw new Error(errors.join('\n'))
  } finally {
    await browser.close()
  }
}

interface Preview {
  __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, payload: unknown): void }
}

/** As a click in the sidebar: the modules of the preview stay. */
const show = (page: Page, storyId: string, viewMode = 'story') =>
  page.evaluate(
    (choice) => (window as unknown as Preview).__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', choice),
    { storyId, viewMode },
  )

/** As text of the foundations, and as the browser computes it for whoever uses the role. */
async function showsColour(page: Page, colour: string): Promise<void> {
  await page.getByText(`light ${colour}`, { exact: true }).first().waitFor()
  await page.waitForFunction((wanted) => {
    const probe = document.body.appendChild(document.createElement('i'))
    const [found, expected] = ['var(--brand)', wanted].map((value) => {
      probe.style.color = value
      return getComputedStyle(probe).color
    })
    probe.remove()
    return found === expected
  }, colour)
}

const [address = '', brand = '{}'] = process.argv.slice(2)
await checkOutside(address, JSON.parse(brand) as Brand)
