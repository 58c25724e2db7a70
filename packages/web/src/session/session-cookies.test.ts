import { expect, it } from 'vitest'
import { sessionCookiesFor } from './session-cookies.ts'

const session = { token: 'x'.repeat(43), type: 'booking_id', maxAge: 86_400 } as const

it('keeps the token from scripts and other sites, and to this very host over https', () => {
  expect(sessionCookiesFor({}, { ownSite: 'uk' }).open(session)).toEqual([
    `__Host-session=${session.token}; Path=/; Max-Age=86400; SameSite=Lax; Secure; HttpOnly`,
    'login-type=booking_id; Path=/; Max-Age=86400; SameSite=Lax; Secure',
  ])
  expect(sessionCookiesFor({}, { ownSite: undefined }).open(session)).toEqual([
    `session=${session.token}; Path=/; Max-Age=86400; SameSite=Lax; HttpOnly`,
    'login-type=booking_id; Path=/; Max-Age=86400; SameSite=Lax',
  ])
})

it('reads the token it has written', () => {
  for (const ownSite of ['uk', undefined]) {
    const cookies = sessionCookiesFor({}, { ownSite })
    const cookie = cookies
      .open(session)
      .map((one) => one.split(';', 1)[0])
      .join('; ')
    expect(cookies.tokenOf({ cookie })).toBe(session.token)
  }
})

it('lets no path write cookies of its own', () => {
  const { remember } = sessionCookiesFor({}, { ownSite: undefined })
  expect(remember('/uk/a; Domain=evil.example\r\nX: y')).toBe(
    'remembered-path=%2Fuk%2Fa%3B%20Domain%3Devil.example%0D%0AX%3A%20y; Path=/; Max-Age=1800; SameSite=Lax',
  )
})
