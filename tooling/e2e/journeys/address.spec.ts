import { textOf } from '../message-text.ts'
import { runState } from '../run-state.ts'
import { expectAccessible } from '../steps/accessibility.ts'
import { editionAt, examplePages } from '../steps/example-pages.ts'
import { openLive } from '../steps/live-page.ts'
import { expect, test } from '../watched-page.ts'

test.use({ drawsPictures: true })

test('a postcode and a number fill in street and town, by keyboard, and never stop anybody', async ({
  page,
  watched,
}) => {
  const site = 'uk'
  const t = textOf(site)
  const edition = editionAt(runState().address, site)
  const { booking } = await examplePages(edition)
  await openLive(page, edition.origin + booking)
  await page.getByRole('button', { name: t('checkout.next.travellers') }).click()
  const field = (key: string) => page.getByLabel(t(`person.field.${key}`), { exact: true })
  await field('postcode').fill('bs99 1al')
  await page.keyboard.press('Tab')
  await expect(field('houseNumber')).toBeFocused()
  await page.keyboard.type('12')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: t('person.findAddress') })).toBeFocused()
  await expect(field('street')).toHaveValue('Campfire Lane')
  await expect(field('city')).toHaveValue('Alderham')
  await expect(page.getByRole('status').filter({ hasText: 'Campfire Lane, Alderham' })).toBeVisible()
  const calls = watched.apiRequests.filter((call) => call.includes('addresses'))
  expect(calls, 'no address in a path').toEqual(['POST /api/twenty/v2/alder/couk/addresses/find'])
  await expectAccessible(page, 'an address that was found')

  // Somewhere nobody knows: what is there stays, and is typed over.
  await field('postcode').fill('BS1 4QA')
  await page.getByRole('button', { name: t('person.findAddress') }).click()
  await expect(page.getByText(t('person.findAddress.unknown'))).toBeVisible()
  await expect(field('street')).toHaveValue('Campfire Lane')
  await field('street').fill('Long Lane')
  await field('city').fill('Bristol')

  // Out of reach: words, and a form as before.
  await page.route('**/addresses/find', (route) =>
    route.fulfill({ status: 503, json: { type: 'unavailable' } }),
  )
  watched.allow(503, '/addresses/find')
  await page.getByRole('button', { name: t('person.findAddress') }).click()
  await expect(page.getByText(t('person.findAddress.failed'))).toBeVisible()
  await expect(field('street')).toHaveValue('Long Lane')
})
