import { expect, it } from 'vitest'
import { withGoogleMaps } from './google-maps-policy.ts'
import { securityHeaders } from './security-headers.ts'

const name = 'content-security-policy'
const directives = (policy: string) =>
  new Map(policy.split(';').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]))

it('pages allow nothing foreign', () => {
  expect(securityHeaders()[name]).not.toContain('http')
})

it('pages with Google’s map allow it and retain every other restriction', () => {
  const before = directives(securityHeaders()[name] ?? '')
  const after = directives(withGoogleMaps(securityHeaders()[name] ?? ''))
  expect([...after.keys()]).toEqual([...before.keys()])
  expect(after.get('script-src')).toEqual(["'self'", 'https://maps.googleapis.com'])
  expect(after.get('worker-src')).toContain('blob:')
  for (const unchanged of ['default-src', 'object-src', 'base-uri', 'form-action', 'frame-ancestors'])
    expect(after.get(unchanged), unchanged).toEqual(before.get(unchanged))
})
