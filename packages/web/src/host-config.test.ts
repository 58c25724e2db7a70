import { StartupError } from '@camping/api/db/startup-error.ts'
import { describe, expect, it } from 'vitest'
import { readHostConfig } from './host-config.ts'

describe('readHostConfig', () => {
  it('works without any setting', () => {
    expect(readHostConfig({})).toEqual({
      port: 3000,
      host: '0.0.0.0',
      databaseUrl: undefined,
      dataDir: '.data',
      smtpUrl: undefined,
      catalogue: {},
      pageCacheBytes: 64 * 1024 * 1024,
      trustedProxies: 0,
      strictAccounts: false,
      sandbox: { port: 4000, anyPort: true },
    })
  })

  it('honours every setting, and takes an empty one for none', () => {
    expect(
      readHostConfig({
        PORT: '0',
        HOST: '127.0.0.1',
        DATABASE_URL: 'postgres://db',
        DATA_DIR: '/data',
        SMTP_URL: 'smtp://mail.example:587',
        CATALOGUE_SITES: '30000',
        CATALOGUE_REVIEWS: '0',
        PAGE_CACHE_MB: '0',
        TRUSTED_PROXIES: '2',
        REDIS_URL: 'redis://cache.example:6379',
        STRICT_ACCOUNTS: 'on',
        OPERATOR_TOKEN: 'operator-token-of-32-characters-0',
      }),
    ).toEqual({
      port: 0,
      host: '127.0.0.1',
      databaseUrl: 'postgres://db',
      dataDir: '/data',
      smtpUrl: 'smtp://mail.example:587',
      catalogue: { sites: 30_000, reviews: 0 },
      pageCacheBytes: 0,
      trustedProxies: 2,
      redisUrl: 'redis://cache.example:6379',
      strictAccounts: true,
      operatorToken: 'operator-token-of-32-characters-0',
      sandbox: undefined,
    })
    expect(readHostConfig({ PORT: '', DATABASE_URL: '', DATA_DIR: '' })).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
      dataDir: '.data',
      smtpUrl: undefined,
    })
  })

  it.each([
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['PORT', ' '],
    ['PORT', '0x50'],
    ['PORT', '1e3'],
    ['CATALOGUE_SITES', '0'],
    ['CATALOGUE_REVIEWS', '1000001'],
    ['PAGE_CACHE_MB', 'NaN'],
    ['TRUSTED_PROXIES', '-1'],
    ['SANDBOX_PORT', '70000'],
  ])('refuses %s=%j in one line that names it and the bounds', (name, value) => {
    const read = () => readHostConfig({ [name]: value })
    expect(read).toThrow(StartupError)
    expect(read).toThrow(new RegExp(`^${name} must be a whole number from \\d+ to \\d+, not '${value}'\\.$`))
  })

  it.each([
    ['REDIS_URL', 'cache.example:6379'],
    ['REDIS_URL', 'http://cache.example'],
    ['STRICT_ACCOUNTS', 'yes'],
  ])('refuses %s=%j', (name, value) => {
    expect(() => readHostConfig({ [name]: value })).toThrow(new RegExp(`^${name} must `))
  })

  it.each(['short', 'with spaces in its thirty-two characters'])(
    'refuses the operator token %j without repeating it: it may be most of a real one',
    (token) => {
      const read = () => readHostConfig({ OPERATOR_TOKEN: token })
      expect(read).toThrow(StartupError)
      expect(read).toThrow(/^OPERATOR_TOKEN must have 32 to 128 letters, digits, dashes or underscores\.$/)
    },
  )

  it.each([
    [{ PORT: '0' }, { port: 0, anyPort: true }],
    [{ PORT: '65000' }, { port: 0, anyPort: true }],
    [{ SANDBOX_PORT: '7000' }, { port: 7000, anyPort: false }],
    [{ SANDBOX: 'off' }, undefined],
    [{ SMTP_URL: 'smtp://mail.example', SANDBOX_PORT: '7000' }, undefined],
  ])('%j places the sandbox at %j', (env, place) => expect(readHostConfig(env).sandbox).toEqual(place))

  it('never runs a sandbox in production', () => {
    const env = { SMTP_URL: 'smtp://mail.example', SANDBOX: 'on' }
    expect(() => readHostConfig(env)).toThrow(/^SANDBOX cannot be on together with SMTP_URL/)
    expect(() => readHostConfig({ SANDBOX: 'yes' })).toThrow(/^SANDBOX must be on or off, not 'yes'\.$/)
  })
})
