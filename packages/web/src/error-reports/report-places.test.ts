import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createDocumentPolicy } from '../policy/document-policy.ts'
import { withConnection } from '../policy/connect-policy.ts'
import { releaseOf } from './release-of.ts'
import { browserReports, reportPlaces } from './report-places.ts'

const dsn = `https://${'0123456789abcdef'.repeat(2)}@errors.example/1`
const production = { stage: 'production', sandbox: undefined, release: 'abc' } as const
const development = { stage: 'development', sandbox: 'http://localhost:4000', release: 'abc' } as const
const config = { brand: 'alder', errorReporting: { uk: dsn } }

describe('where errors are reported to', () => {
  it('is nowhere in production without an address', () => {
    const places = reportPlaces({}, production)
    expect(places.server).toBeUndefined()
    expect(browserReports(places, { brand: 'alder' }, 'uk')).toBeUndefined()
    expect(browserReports(places, config, 'de')).toBeUndefined()
  })

  it('is the address of the edition, and that of the environment', () => {
    const places = reportPlaces({ ERROR_REPORTS_DSN: dsn, RELEASE: '2027.3' }, production)
    expect(places.server).toBe(dsn)
    expect(browserReports(places, config, 'uk')).toBe(`${dsn} 2027.3 production alder uk`)
  })

  it('is the sandbox beside one, whatever an app names', () => {
    const places = reportPlaces({}, development)
    expect(places.server).toBe('http://sandbox@localhost:4000/2')
    expect(browserReports(places, config, 'uk')).toBe(
      'http://sandbox@localhost:4000/1 abc development alder uk',
    )
  })

  it.each([
    [{ ERROR_REPORTS_DSN: 'errors.example' }, 'ERROR_REPORTS_DSN must look like'],
    [{ RELEASE: 'a b' }, 'RELEASE must have'],
  ])('%j does not start', (env, sentence) => expect(() => reportPlaces(env, production)).toThrow(sentence))
})

describe('the policy of a document', () => {
  const connect = (policy: string | undefined) => /connect-src [^;]*/.exec(policy ?? '')?.[0]
  it('allows connections to the service, where there is one, and nothing else more', () => {
    const policy = withConnection(undefined, 'https://errors.example')
    expect(connect(policy)).toBe("connect-src 'self' https://errors.example")
    expect(policy?.replace(' https://errors.example', '')).not.toContain('errors.example')
    expect(withConnection(undefined, undefined)).toBeUndefined()
    expect(withConnection(createDocumentPolicy(undefined)({}, [], ''), undefined)).toBeUndefined()
    expect(
      withConnection("default-src 'self';connect-src 'self' https://x.example", 'https://errors.example'),
    ).toBe("default-src 'self';connect-src 'self' https://x.example https://errors.example")
  })
})

it('a release is the same for the same files, and another after any change', () => {
  const folder = mkdtempSync(join(tmpdir(), 'release-'))
  const [one, two] = [join(folder, 'a.js'), join(folder, 'b.json')]
  writeFileSync(one, 'a')
  writeFileSync(two, 'b')
  const release = releaseOf([one, two])
  expect(release).toMatch(/^[0-9a-f]{12}$/)
  expect(releaseOf([two, one])).toBe(release)
  writeFileSync(two, 'c')
  expect(releaseOf([one, two])).not.toBe(release)
  rmSync(folder, { recursive: true })
})
