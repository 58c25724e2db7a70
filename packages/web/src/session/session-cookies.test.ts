import { expect, it } from 'vitest'
import { sessionCookiesFor } from './session-cookies.ts'

const session = { token: 'x'.repeat(43), type: 'booking_id', maxAge: 86_400 } as const

it('hides the token from scripts and other sites, and binds it to this host over https', () => {
  expect(sessionCookiesFor({}, { domainSite: 'uk' }).open(session)).toEqual([
    `__Host-session=${session.token}; Path=/; Max-Age=86400; SameSite=Lax; Secure; HttpOnly`,
    'login-type=booking_id; Path=/; Max-Age=86400; SameSite=Lax; Secure',
  ])
  expect(sessionCookiesFor({}, { domainSite: undefined }).open(session)).toEqual([
    `session=${session.token}; Path=/; Max-Age=86400; SameSite=Lax; HttpOnly`,
    'login-type=booking_id; Path=/; Max-Age=86400; SameSite=Lax',
  ])
})

it('reads the token it has written', () => {
  for (const domainSite of ['uk', undefined]) {
    const cookies = sessionCookiesFor({}, { domainSite })
    const cookie = cookies
      .open(session)
      .map((one) => one.split(';', 1)[0])
      .join('; ')
    expect(cookies.tokenOf({ cookie })).toBe(session.token)
  }
})

it('lets no path write cookies of its own', () => {
  const { remember } = sessionCookiesFor({}, { domainSite: undefined })
  // A header that no browser stores, and for which a proxy may reject the whole answer.
  const long = `/uk/a?${'é'.repeat(3_000)}`
  expect(remember(long)).toMatch(/^remembered-path=%2Fuk%2Fa; /)
  expect(remember(`/uk/${'a'.repeat(4_000)}`)).toMatch(/^remembered-path=; Path=\/; Max-Age=0/)
  expect(remember('/uk/a; Domain=evil.example\r\nX: y')).toBe(
    'remembered-path=%2Fuk%2Fa%3B%20Domain%3Devil.example%0D%0AX%3A%20y; Path=/; Max-Age=1800; SameSite=Lax',
  )
})
