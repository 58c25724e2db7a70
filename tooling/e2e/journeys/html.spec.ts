import { buildPath } from '@camping/editions/build-path.ts'
import { markets } from '@camping/editions/markets.ts'
import { routeNames, routeRow } from '@camping/editions/routes.ts'
import { appOf, shows } from '../all-apps.ts'
import { withoutJudged } from '../checkers/findings.ts'
import { htmlFindings, javaProgram } from '../checkers/html-checker.ts'
import { journeyEditions } from '../journey-editions.ts'
import { plainRequest } from '../plain-request.ts'
import { runState } from '../run-state.ts'
import { tokenOfBrand } from '../signed-in-customer.ts'
import { fromSomeNetwork } from '../some-network.ts'
import { callApi, editionAt, examplePages, guestOf, type Edition } from '../steps/example-pages.ts'
import { withdrawnBeside } from '../steps/withdrawn-campsite.ts'
import { expect, test } from '../watched-page.ts'

test.use({ drawsPictures: true })

// What is sent, without a browser: vnu reads the documents of every page type, signed in and out.

const java = javaProgram()
// The gate passes on a machine that has only Node; REQUIRE_JAVA is for one that is meant to have Java.
test.beforeAll(() => {
  const missing = 'vnu needs Java 17 or newer, and there is none (apt-get install default-jre-headless)'
  if (!java && process.env['REQUIRE_JAVA'] === 'on') throw new Error(missing)
  test.skip(!java, missing)
})

/** Pages of an account, which no reference of a booking opens. */
const ofAccounts: readonly string[] = ['profile', 'myBookings', 'personalDetails', 'favourites']

/** The session that a booking's reference opens, as a Cookie header. */
async function sessionOfGuest(
  edition: Edition,
  cartId: string,
): Promise<{ cookie: string; bookingId: string }> {
  const { bookingRef } = await callApi<{ bookingRef: string }>(edition, `booking/confirmation/${cartId}`)
  const path = `/api/twenty/v2/${edition.brand}/${markets[edition.site].apiLocale}/customer-portal/authenticate-booking`
  const { headers, status } = await plainRequest(edition.origin, path, {
    method: 'POST',
    body: JSON.stringify({ email: guestOf(cartId).email, bookingRef }),
    headers: {
      ...fromSomeNetwork(),
      'content-type': 'application/json',
      origin: edition.origin,
      'sec-fetch-site': 'same-origin',
    },
  })
  expect(status).toBe(200)
  const cookie = (headers['set-cookie'] ?? []).map((one) => one.split(';', 1)[0]).join('; ')
  return { cookie, bookingId: bookingRef }
}

for (const { brand, site } of journeyEditions)
  test(`every document is valid HTML: ${brand} ${site}`, async () => {
    const edition = editionAt(runState().address, site, brand)
    const config = appOf(brand, site)
    const pages = await examplePages(edition)
    const documents = new Map<string, string>()
    const read = async (path: string, expected = 200, cookie?: string) => {
      const headers = { ...fromSomeNetwork(), ...(cookie && { cookie }) }
      const { status, headers: answered, body } = await plainRequest(edition.origin, path, { headers })
      // A page that has nothing to choose from leads on to the next one, which is read by itself.
      if (status === 302 && cookie) {
        expect.soft(answered.location, path).not.toContain(buildPath(site, 'login'))
        return
      }
      expect.soft(status, path).toBe(expected)
      documents.set(path, body)
    }
    const shown = routeNames.filter((name) => shows(config, name))
    for (const name of shown) if (routeRow(name).access !== 'customer') await read(pages[name])
    for (const step of ['travellers', 'payment', 'check']) await read(`${pages.booking}?step=${step}`)
    await read(`/${site}/no/such/page`, 404)
    if (config.supports.destinations) await read(withdrawnBeside(pages.site), 410)
    if (config.supports.offline) await read(`/${site}/offline`)
    const own = shown.filter((name) => routeRow(name).access === 'customer')
    const account = `session=${tokenOfBrand(brand)}; login-type=email`
    const guest = await sessionOfGuest(edition, pages.bookingConfirmation.split('/').at(-1) ?? '')
    for (const name of own)
      await (ofAccounts.includes(name)
        ? read(buildPath(site, name), 200, account)
        : read(buildPath(site, name, { bookingId: guest.bookingId }), 200, guest.cookie))

    const found = await htmlFindings(java ?? '', documents)
    for (const [path, findings] of found) expect.soft(withoutJudged(findings), path).toEqual([])
  })

test('a fault in a document is found', async () => {
  const document = (body: string) => `<!doctype html><html lang="en"><title>A page</title><body>${body}`
  const found = await htmlFindings(
    java ?? '',
    new Map([
      ['fine', document('<h1>Fine</h1><p>A text.</p>')],
      ['nested', document('<h1>Nested</h1><p><a href="/a">Out <a href="/b">in</a></a></p>')],
      ['unnamed', document('<h1>Unnamed</h1><section><p>No heading.</p></section>')],
    ]),
  )
  expect(withoutJudged(found.get('fine') ?? [])).toEqual([])
  expect(found.get('nested')?.[0]).toMatchObject({ checker: 'vnu', message: 'error' })
  expect(found.get('unnamed')?.[0]).toMatchObject({ checker: 'vnu', message: 'warning' })
})
