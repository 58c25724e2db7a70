import { getDestination, getPage } from '@camping/contract/content.endpoints.ts'
import { destination, taggedPage } from '@camping/contract/content.schemas.ts'
import { navigationGroups } from '@camping/contract/navigation.endpoints.ts'
import { searchSites } from '@camping/contract/search.endpoints.ts'
import { searchSitesReply } from '@camping/contract/search.schemas.ts'
import { getCustomerBooking, getCustomerBookings } from '@camping/contract/portal.endpoints.ts'
import { getUser } from '@camping/contract/session.endpoints.ts'
import { user } from '@camping/contract/session.schemas.ts'
import { getSite } from '@camping/contract/site.endpoints.ts'
import { refuses, replies } from '@camping/testkit/fake-api.ts'
import { imprintFixture } from '@camping/testkit/fixtures/content.fixture.ts'
import { destinationFixture, searchFixture } from '@camping/testkit/fixtures/search.fixture.ts'
import { userFixture } from '@camping/testkit/fixtures/user.fixture.ts'
import { describe, expect, it } from 'vitest'
import { renderTestPage, type TestPage } from '../testing/render-test-page.ts'
import type { BootData } from './boot-data.ts'
import type { Rendered } from './render.tsx'

const answers = [
  replies(searchSites, searchSitesReply, searchFixture),
  replies(getDestination, destination, destinationFixture),
  replies(getPage, taggedPage, imprintFixture),
]
type Document = Extract<Rendered, { kind: 'document' }>

async function visit(address: string, change: Partial<TestPage> = {}) {
  const { rendered, ...rest } = await renderTestPage({ address, answers, ...change })
  expect(rendered.kind).toBe('document')
  const document = rendered as Document
  return { ...rest, ...document, data: JSON.parse(document.boot) as BootData }
}

describe('a page from the server', () => {
  it.each([
    ['/uk', 'home-page.tsx', '/uk'],
    ['/uk/search-and-book', 'results-page.tsx', '/uk/search-and-book'],
    // Not indexed, so that it names no canonical address either.
    ['/uk/search?query=lake&date=2027-07-03', 'results-page.tsx', undefined],
    ['/uk/campsites/italy?page=2', undefined, '/uk/campsites/italy?page=2'],
    ['/uk/travel-inspiration', 'themes-page.tsx', '/uk/travel-inspiration'],
    ['/uk/company-details', 'tagged-page.tsx', '/uk/company-details'],
  ])(
    '%s has its head in front, its state behind and requests nothing twice',
    async (address, module, canonical) => {
      const { status, head, body, data, errors, calls, ...page } = await visit(address)
      expect(status).toBe(200)
      expect(errors).toEqual([])
      if (module) expect(page.module).toBe(module)

      const inHead = new DOMParser().parseFromString(`<head>${head}</head>`, 'text/html').head
      expect([...inHead.children].map(({ tagName }) => tagName)).toEqual(
        expect.arrayContaining(['TITLE', 'META', 'LINK']),
      )
      expect(inHead.querySelector('title')?.textContent).toMatch(/.+ · Alder Camping$/)
      expect(inHead.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
        canonical && `https://uk.alder.example${canonical}`,
      )
      expect(inHead.querySelector('meta[name=description]')?.getAttribute('content')).not.toBe('')
      expect(body).not.toMatch(/<title|<meta|rel="canonical"/)
      expect(body).toMatch(/^<(?!\/)/)

      expect(data).toMatchObject({ site: 'uk', today: '2026-11-21' })
      expect(data.failure).toBeUndefined()
      expect(Object.keys(data.state.api?.queries ?? {}).length).toBeGreaterThan(0)
      // Navigation data comes in two parts; every other query runs once.
      const others = calls.filter((call) => !call.startsWith('GET navigation/groups'))
      expect(new Set(others).size).toBe(others.length)
      expect(calls.length - others.length).toBeLessThanOrEqual(2)
    },
  )

  it.each([
    ['/uk', true],
    ['/uk/search-and-book', true],
    ['/uk/company-details', true],
    ['/uk/login', false],
    ['/uk/nothing-here', false],
  ])('%s may be cached for others: %s', async (address, cacheable) => {
    expect((await visit(address)).cacheable).toBe(cacheable)
  })

  it('marks a search without a landing page as noindex', async () => {
    expect((await visit('/uk/search?query=lake')).head).toContain('noindex')
    expect((await visit('/uk/search-and-book')).head).not.toContain('noindex')
  })

  it.each([
    'date=0010-08-35',
    'date=9999-12-31&duration=60',
    'date=2027-02-30',
    'query=%E0%A4%A&country=%zz',
    `query=${'x'.repeat(10_000)}`,
    'query=%3C/script%3E%3Cscript%3Ealert(1)%3C/script%3E&adults=-1',
    '__proto__=1&constructor=2&page=1e9&facilities=9999999999999',
  ])('shows results and no markup of the visitor’s for ?%.40s', async (query) => {
    const { status, head, body, boot, errors } = await visit(`/uk/search-and-book?${query}`)
    expect(status).toBe(200)
    expect(errors).toEqual([])
    // The list of results for search engines is the page's own; its JSON has no markup either.
    const others = head.replace(/<script type="application\/ld\+json">[^<]*<\/script>/, '')
    expect(others + body + boot).not.toContain('<script')
    expect(boot).not.toContain('<')
  })
})

describe('a page that cannot be shown', () => {
  it.each([
    ['/uk/nothing-here', []],
    ['/uk/info/nothing', [refuses(getPage, 404, { type: 'not-found' })]],
    ['/uk/campsites/atlantis', [refuses(getDestination, 404, { type: 'not-found' })]],
    ['/uk/campsites/a.b', [refuses(getDestination, 400, { type: 'validation' })]],
    ['/uk/campsites/italy/lake-garda/no.site', [refuses(getSite, 400, { type: 'validation' })]],
    ['/uk/%E0%A4%A', []],
  ])('%s is the 404 page', async (address, wrong) => {
    const { status, data, page, module, cacheable, errors } = await visit(address, {
      answers: [...answers, ...wrong],
    })
    expect(status).toBe(404)
    expect(page.querySelector('main h1')?.textContent).toBeTruthy()
    expect(page.querySelector('main a')?.getAttribute('href')).toBe('/uk')
    expect(page.querySelector('header')).not.toBeNull()
    expect(data.failure).toEqual({ status: 404, message: `Page Not Found: ${address}` })
    expect(module).toBe('error-page.tsx')
    expect(cacheable).toBe(false)
    expect(errors).toEqual([])
  })

  it.each([
    ['nobody answers', '/uk', [refuses(navigationGroups, 503, { type: 'unavailable' })]],
    [
      'nobody answers for a page that exists nowhere',
      '/uk/x',
      [refuses(navigationGroups, 500, { type: 'error' })],
    ],
    ['the search fails', '/uk/search-and-book', [refuses(searchSites, 500, { type: 'error' })]],
    ['the place fails', '/uk/campsites/italy', [refuses(getDestination, 503, { type: 'unavailable' })]],
  ])('answers 503 with suggestions when %s', async (_, address, wrong) => {
    const { status, data, page, head, cacheable, errors } = await visit(address, {
      answers: [...answers, ...wrong],
    })
    expect(status).toBe(503)
    expect(data.failure?.status).toBe(503)
    expect(page.querySelector('main h1')?.textContent).toBeTruthy()
    expect(page.querySelector('main button')).not.toBeNull()
    expect(head).toContain('noindex')
    expect(head).toContain('<title>')
    expect(cacheable).toBe(false)
    expect(errors).toEqual([])
  })

  it('still leads to the login page when nobody answers', async () => {
    const { rendered } = await renderTestPage({
      address: '/nl',
      site: 'nl',
      answers: [refuses(navigationGroups, 503, { type: 'unavailable' })],
      config: { home: 'login', supports: { portal: true } },
    })
    expect(rendered).toMatchObject({ kind: 'redirect', to: '/nl/login', status: 302 })
  })

  it('speaks the language of the edition', async () => {
    const [uk, swiss, dutch] = await Promise.all(
      (['uk', 'de-ch', 'nl'] as const).map(async (site) => {
        const { page } = await visit(`/${site}/x/y/z`, { site })
        return page.querySelector('main h1')?.textContent
      }),
    )
    expect(new Set([uk, swiss, dutch]).size).toBe(3)
    expect(swiss).not.toContain('ß')
  })
})

describe('a page of one visitor', () => {
  const session = { hasToken: true, rememberedPath: '/uk/profile/details' }
  const known = replies(getUser, user, userFixture)
  const ask = (address: string, answer: (typeof answers)[number]) =>
    renderTestPage({ address, answers: [...answers, answer], session })

  it("is rendered for the session's user, who is requested once and sent to the browser", async () => {
    const { rendered, calls } = await ask('/uk/profile', known)
    expect(calls.filter((call) => call === 'GET user')).toHaveLength(1)
    expect(rendered).toMatchObject({ kind: 'document', status: 404, cacheable: false, signedOut: false })
    expect((rendered as Document).boot).toContain(userFixture.email)
  })

  it('is left by a customer who opens the login page', async () => {
    expect((await ask('/uk/login', known)).rendered).toMatchObject({
      to: '/uk/profile/details',
      remembered: null,
      signedOut: false,
    })
  })

  it.each([
    ['/uk/profile?a=1', { to: '/uk/login', remembered: '/uk/profile?a=1' }],
    ['/uk/login', { kind: 'document', status: 200 }],
  ])('%s of a session that has ended reports it to the host', async (address, expected) => {
    const { rendered } = await ask(address, refuses(getUser, 401, { type: 'signed-out' }))
    expect(rendered).toMatchObject({ ...expected, signedOut: true })
  })

  it.each(['/uk/profile', '/uk/profile/my-bookings', '/uk/profile/my-bookings/AB12CD34EF'])(
    '%s of a session that ends while it is rendered leads to the sign-in',
    async (address) => {
      let turns = 0
      const over = refuses(getUser, 401, { type: 'signed-out' })
      const ends = {
        ...known,
        answer: (request: Record<string, unknown>) => (turns++ > 0 ? over : known).answer(request),
      }
      const refused = [getCustomerBookings, getCustomerBooking].map((one) =>
        refuses(one, 401, { type: 'signed-out' }),
      )
      const { rendered } = await renderTestPage({
        address,
        answers: [...answers, ...refused, ends],
        session,
      })
      expect(rendered).toMatchObject({ kind: 'redirect', to: '/uk/login', remembered: address })
    },
  )

  it('preserves the session when the API does not answer', async () => {
    const { rendered } = await ask('/uk/profile', refuses(getUser, 503, { type: 'unavailable' }))
    expect(rendered).toMatchObject({ kind: 'document', status: 503, signedOut: false })
  })

  it('requests no user without a token', async () => {
    const { rendered, calls } = await renderTestPage({
      address: '/uk/profile',
      answers,
      session: { ...session, hasToken: false },
    })
    expect(calls).not.toContain('GET user')
    expect(rendered).toMatchObject({ to: '/uk/login', remembered: '/uk/profile', signedOut: false })
  })
})

describe('a mail’s link without scripts', () => {
  const token = 't'.repeat(43)
  const plainForm = (body: string) => /<noscript><div.*?<\/noscript>/s.exec(body)?.[0] ?? ''

  it.each([
    ['verify', ['firstName', 'lastName', 'password', 'confirmed_password', 'acceptedTerms', 'newsletter']],
    ['token', ['password', 'confirmed_password']],
  ])('with %s is an ordinary form, and nothing but its button sends it', async (kind, fields) => {
    const { body } = await visit(`/uk/login?${kind}=${token}`)
    const form = plainForm(body)
    expect(form).toMatch(/<form [^>]*action="\/uk\/login" method="post"/)
    expect(form).toContain(`<input type="hidden" name="${kind}" value="${token}"/>`)
    const names = [...form.matchAll(/ name="(\w+)"/g)].map(([, name]) => name)
    expect(names).toEqual([kind, ...fields])
    expect(form.match(/<button/g)).toHaveLength(1)
    // The field is empty: a visitor who begins a registration does not prefill it.
    expect(form.match(/ value="/g)).toHaveLength(1)
  })

  it.each([
    ['done=verified', 'Your account is ready.'],
    ['done=ended', 'This link has already been used'],
    [`verify=${token}&refused=too-common`, 'This password is too easy to guess.'],
    [`verify=${token}&refused=not-equal`, 'The two passwords don’t match.'],
  ])('shows its result: %s', async (query, words) => {
    expect(plainForm((await visit(`/uk/login?${query}`)).body)).toContain(words)
  })

  it('does not stand on the page of everybody, nor for words that are no token', async () => {
    for (const query of ['', '?done=constructor', `?agent=${token}`])
      expect(plainForm((await visit(`/uk/login${query}`)).body)).not.toContain('name="confirmed_password"')
  })
})
