import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The browser that took the accepted pictures; another one renders text differently. */
export const pictureBrowserFile = join(import.meta.dirname, 'pictures/browser.txt')

/** The flag of a run that compares no pictures, whatever its browser is. */
export const withoutPictures = '--without-pictures'

/** Version of the browser that took the accepted pictures; empty while there are none. */
export function pictureBrowser(file = pictureBrowserFile): string {
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
}

interface OpenedBrowser {
  /** Version of the browser that took the accepted pictures. */
  readonly needed: string
  /** Version of the browser of this run. */
  readonly opened: string
  /** What CHROME_PATH names. */
  readonly requested: string | undefined
}

/**
 * Why pictures of the opened browser cannot be compared with the accepted ones, and what to do, in sentences; undefined
 * when they can. Without accepted pictures every browser takes the first ones.
 */
export function browserFault({ needed, opened, requested }: OpenedBrowser): string | undefined {
  if (needed === '' || needed === opened) return undefined
  const remedy = requested
    ? 'The needed one comes with npm install (@sparticuz/chromium, for Linux) and is taken when CHROME_PATH is not set.'
    : 'It comes with npm install. If the package @sparticuz/chromium has a new version on purpose, ' +
      'remove tooling/storybook/pictures/browser.txt, run again, review and accept.'
  return (
    `The accepted pictures were taken with Chromium ${needed}, and this is Chromium ${opened}` +
    `${requested ? `, which CHROME_PATH names (${requested})` : ''}.\n${remedy}\n` +
    `To check everything but the pictures: npm run stories -- ${withoutPictures}`
  )
}
