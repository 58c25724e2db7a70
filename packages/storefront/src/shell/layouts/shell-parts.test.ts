import { navigationGroups } from '@camping/contract/navigation.endpoints.ts'
import { navigationGroupsReply } from '@camping/contract/navigation.schemas.ts'
import { getCart } from '@camping/contract/booking.endpoints.ts'
import { cart } from '@camping/contract/booking.schemas.ts'
import { searchSites } from '@camping/contract/search.endpoints.ts'
import { searchSitesReply } from '@camping/contract/search.schemas.ts'
import { replies } from '@camping/testkit/fake-api.ts'
import { cartFixture } from '@camping/testkit/fixtures/booking.fixture.ts'
import { navigationFixture } from '@camping/testkit/fixtures/navigation.fixture.ts'
import { searchFixture } from '@camping/testkit/fixtures/search.fixture.ts'
import { expect, it } from 'vitest'
import { messagesOf } from '../../testing/test-app.ts'
import { renderTestPage, type TestPage } from '../../testing/render-test-page.ts'

const banner = { textDesktop: 'Book early: it is worth it.', textMobile: 'Book early', link: null }

async function show(address: string, change: Partial<TestPage> = {}) {
  const { page, errors } = await renderTestPage({
    address,
    answers: [
      replies(navigationGroups, navigationGroupsReply, {
        ...navigationFixture,
        earlyBookingPeriod: true,
        topBanner: banner,
      }),
      replies(searchSites, searchSitesReply, searchFixture),
      replies(getCart, cart, cartFixture),
    ],
    ...change,
  })
  expect(errors).toEqual([])
  return page
}
const words = messagesOf('uk')

it('the logo leads to the home page', async () => {
  const page = await show('/uk/search-and-book')
  expect(page.querySelector('header a[aria-label="Alder Camping"]')?.getAttribute('href')).toBe('/uk')
})

it('the footer has a newsletter, social links and a text about personal data, in three columns', async () => {
  const page = await show('/uk/search-and-book', {
    config: {
      supports: { search: true, newsletter: true, content: true, destinations: true },
      socials: [{ icon: 'instagram', url: 'https://social.example/pond' }],
    },
  })
  const footer = page.querySelector('footer')
  expect(footer?.querySelector('form input[type=email]')).not.toBeNull()
  expect(footer?.querySelector('a[href="https://social.example/pond"] [class*=instagram]')).not.toBeNull()
  expect(footer?.textContent).toContain(words['footer.privacy'])
  expect(footer?.querySelector('[class*=two]')).toBeNull()
})

it('the checkout has neither menus nor a newsletter, and a footer in two columns', async () => {
  const page = await show(`/uk/booking/${cartFixture.id}`)
  const footer = page.querySelector('footer')
  expect(page.querySelector('header button[data-opens]')).toBeNull()
  expect(footer?.querySelector('form')).toBeNull()
  expect(footer?.querySelector('[class*=two]')).not.toBeNull()
})

it('an address that is gone has a title, a hint what to do, and a link to the front page', async () => {
  const main = (await show('/uk/nothing-here')).querySelector('main')
  expect(main?.querySelector('h1')?.textContent).toBe(words['failure.notFound'])
  expect(main?.textContent).toContain(words['failure.gone'])
  expect(main?.textContent).toContain(words['failure.hint'])
  expect(main?.querySelector('a[href="/uk"]')?.textContent).toBe(words['shell.notFound.home'])
})

it('the banner has a text for wide screens and one for phones', async () => {
  const page = await show('/uk/search-and-book')
  expect(page.body.textContent).toContain(banner.textDesktop)
  const phone = [...page.querySelectorAll('span')].filter(
    ({ textContent }) => textContent === banner.textMobile,
  )
  expect(phone).toHaveLength(1)
})
