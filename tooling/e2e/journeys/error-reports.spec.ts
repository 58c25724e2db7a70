import { noConsentAnswer } from '../answered-consent.ts'
import { runState } from '../run-state.ts'
import { answered, login } from '../steps/consent.ts'
import { openLive } from '../steps/live-page.ts'
import { expect, test } from '../watched-page.ts'

interface Report {
  readonly type: string
  readonly payload: Readonly<Record<string, unknown>>
}

test.use({ storageState: noConsentAnswer })
test('an error of a visitor who agreed is reported with its place, a recording and nothing of the visitor', async ({
  page,
  context,
  watched,
}) => {
  const { sandbox } = runState()
  await answered(context, ['statistics'])
  // The die of decision 261 falls on this document.
  await page.addInitScript(() => {
    Math.random = () => 0
  })
  const recorder = page.waitForResponse((answer) => /replay\.browser-.*\.js/.test(answer.url()))
  await openLive(page, `${login()}?name=Wilhelmina`)
  // The module has run when a second import of it answers; what the page does with it comes first.
  await page.evaluate((address) => import(address).then(() => undefined), (await recorder).url())
  await page.evaluate(() => {
    document.cookie = 'customer=Wilhelmina'
    document.title = 'Wilhelmina'
    setTimeout(() => {
      throw new TypeError(`Wilhelmina cannot read ${window.location.href}`)
    })
  })
  // The inbox has the reports of every visitor; this document's event is the one with its error.
  const reports = async () => {
    const all = (await (await page.request.get(`${sandbox}/sandbox/api/errors`)).json()) as Report[]
    return all.filter(({ payload, type }) => {
      const told = JSON.stringify(payload)
      return type.startsWith('replay') || told.includes(type === 'event' ? '"TypeError"' : '"route":"login"')
    })
  }
  await expect
    .poll(async () => [...new Set((await reports()).map(({ type }) => type))].toSorted())
    .toEqual(['event', 'replay_event', 'replay_recording', 'transaction'])
  const event = (await reports()).find(({ type }) => type === 'event')
  expect(event?.payload).toMatchObject({
    tags: { area: 'page', route: 'login', edition: 'nl', brand: 'lakeland' },
    exception: { values: [{ type: 'TypeError', value: '… cannot read …' }] },
  })
  expect(JSON.stringify(await reports())).not.toContain('Wilhelmina')
  expect(watched.troubles.splice(0)).toEqual([expect.stringContaining('TypeError')])
})

test('an error while a page mounts is in the console and reported, and the page stays as the server made it', async ({
  page,
  context,
  watched,
}) => {
  const { sandbox } = runState()
  await answered(context, ['statistics'])
  // The state of the document cannot be read: nothing of the page's own code runs after that.
  await page.addInitScript(() => {
    const find = Document.prototype.getElementById
    let isBroken = false
    Document.prototype.getElementById = function (id) {
      if (id !== 'boot' || isBroken) return find.call(this, id)
      isBroken = true
      return Object.assign(document.createElement('script'), { textContent: '<' })
    }
  })
  const inConsole: string[] = []
  const session = await context.newCDPSession(page)
  await session.send('Runtime.enable')
  session.on('Runtime.exceptionThrown', ({ exceptionDetails }) =>
    inConsole.push(exceptionDetails.exception?.description ?? exceptionDetails.text),
  )
  await page.goto(login())
  await expect.poll(() => inConsole).toEqual([expect.stringContaining('SyntaxError')])
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  const reported = async () =>
    ((await (await page.request.get(`${sandbox}/sandbox/api/errors`)).json()) as Report[]).filter(
      ({ type, payload }) => type === 'event' && JSON.stringify(payload).includes('"SyntaxError"'),
    )
  await expect.poll(reported).toHaveLength(1)
  expect(watched.troubles.splice(0)).toEqual([expect.stringContaining('SyntaxError')])
})
