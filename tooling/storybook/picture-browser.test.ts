import { expect, test } from 'vitest'
import { browserFault, pictureBrowser, pictureBrowserFile } from './picture-browser.ts'

const fault = (opened: string, requested?: string, needed = '153.0.1') =>
  browserFault({ needed, opened, requested })

test('the browser of the accepted pictures compares them, and the first pictures come from any', () => {
  expect(fault('153.0.1')).toBeUndefined()
  expect(fault('153.0.1', '/usr/bin/chromium')).toBeUndefined()
  expect(fault('156.0.2', '/usr/bin/chromium', '')).toBeUndefined()
})

test('another one is an error that names both, and how the needed one comes', () => {
  const sentences = fault('156.0.2', '/usr/bin/chromium')
  expect(sentences).toContain('taken with Chromium 153.0.1, and this is Chromium 156.0.2')
  expect(sentences).toContain('CHROME_PATH names (/usr/bin/chromium)')
  expect(sentences).toContain('npm install (@sparticuz/chromium, for Linux)')
  expect(sentences).toContain('npm run stories -- --without-pictures')
})

test('when the package itself has changed, the error names the way to new pictures', () => {
  expect(fault('156.0.2')).toContain('remove tooling/storybook/pictures/browser.txt')
})

test('the browser of the accepted pictures is known', () => {
  expect(pictureBrowser()).toMatch(/^\d+(\.\d+){3}$/)
  expect(pictureBrowser(`${pictureBrowserFile}.not`)).toBe('')
})
