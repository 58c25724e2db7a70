import { StartupError } from '@camping/api/platform/db/startup-error.ts'
import { describe, expect, it } from 'vitest'
import { readHostConfig } from './host-config.ts'

describe('readHostConfig', () => {
  it('works without any setting', () => {
    expect(readHostConfig({})).toEqual({
      stage: 'development',
      port: 3000,
      host: '0.0.0.0',
      databaseUrl: undefined,
      dataDir: '.data',
      smtpUrl: undefined,
      catalogue: {},
      pageCacheBytes: 64 * 1024 * 1024,
      trustedProxies: 0,
      hostNames: [],
      shedsLoad: true,
      strictAccounts: false,
      smtpWithoutTls: false,
      operatorPort: 0,
      showsReference: true,
      sandbox: { port: 4000, anyPort: true },
    })
  })

  it('honours every setting, and takes an empty one for none', () => {
    expect(
      readHostConfig({
        STAGE: 'production',
        CATALOGUE: 'demo',
        MIGRATION_DATABASE_URL: 'postgres://owner@db',
        SMTP_WITHOUT_TLS: 'on',
        OPERATOR_PORT: '9000',
        API_REFERENCE: 'on',
        PORT: '0',
        HOST: '127.0.0.1',
        DATABASE_URL: 'postgres://db',
        DATA_DIR: '/data',
        SMTP_URL: 'smtp://mail.example:587',
        CATALOGUE_SITES: '30000',
        CATALOGUE_REVIEWS: '0',
        PAGE_CACHE_MB: '0',
        TRUSTED_PROXIES: '2',
        HOST_NAMES: 'Stage.Alder.example, preview.alder.example,',
        REDIS_URL: 'redis://cache.example:6379',
        SHED_LOAD: 'off',
        STRICT_ACCOUNTS: 'on',
        BREACHED_PASSWORDS_URL: 'https://leaked.example/v3',
        TRANSLATION_KEY: 'a-key:fx',
        ADDRESS_KEY: 'an-address-key',
        OPERATOR_TOKEN: 'operator-token-of-32-characters-0',
      }),
    ).toEqual({
      stage: 'production',
      migrationDatabaseUrl: 'postgres://owner@db',
      smtpWithoutTls: true,
      operatorPort: 9000,
      showsReference: true,
      port: 0,
      host: '127.0.0.1',
      databaseUrl: 'postgres://db',
      dataDir: '/data',
      smtpUrl: 'smtp://mail.example:587',
      catalogue: { sites: 30_000, reviews: 0 },
      pageCacheBytes: 0,
      trustedProxies: 2,
      hostNames: ['stage.alder.example', 'preview.alder.example'],
      redisUrl: 'redis://cache.example:6379',
      shedsLoad: false,
      strictAccounts: true,
      breachedPasswordsUrl: 'https://leaked.example/v3',
      translation: { url: 'https://api.deepl.com', key: 'a-key:fx' },
      addresses: { url: 'https://geocode.search.hereapi.com', key: 'an-address-key' },
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

  it.each(['stage.example:443', 'https://stage.example', '*.example', 'a.example,-'])(
    'refuses HOST_NAMES=%j: only names are compared',
    (value) => {
      expect(() => readHostConfig({ HOST_NAMES: value })).toThrow(StartupError)
      expect(() => readHostConfig({ HOST_NAMES: value })).toThrow(/^HOST_NAMES must be names without port/)
    },
  )

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
    ['TRANSLATION_URL', 'http://translator.example'],
    ['TRANSLATION_KEY', 'a key'],
    ['ADDRESS_URL', 'http://addresses.example'],
    ['ADDRESS_KEY', 'a key'],
    ['BREACHED_PASSWORDS_URL', 'on'],
    ['BREACHED_PASSWORDS_URL', 'http://leaked.example'],
    ['BREACHED_PASSWORDS_URL', 'https://leaked.example/'],
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
    [{ STAGE: 'production', SANDBOX_PORT: '7000' }, undefined],
    [{ STAGE: 'production', SANDBOX: 'on' }, undefined],
    [
      { STAGE: 'development', SMTP_URL: 'smtp://localhost:2500' },
      { port: 4000, anyPort: true },
    ],
  ])('%j places the sandbox at %j', (env, place) => expect(readHostConfig(env).sandbox).toEqual(place))

  it('takes no other word for a switch', () => {
    expect(() => readHostConfig({ SANDBOX: 'yes' })).toThrow(/^SANDBOX must be on or off, not 'yes'\.$/)
    expect(() => readHostConfig({ STAGE: 'staging' })).toThrow(/^STAGE must be development or production/)
    expect(() => readHostConfig({ CATALOGUE: 'mine' })).toThrow(/^CATALOGUE must be demo or none/)
  })

  it('requires a stage with a mail server', () => {
    expect(() => readHostConfig({ SMTP_URL: 'smtp://mail.example' })).toThrow(
      /^SMTP_URL is set and STAGE is not/,
    )
    expect(readHostConfig({ SMTP_URL: 'smtp://mail.example', STAGE: 'development' }).stage).toBe(
      'development',
    )
  })

  it.each([
    [{}, {}],
    [{ CATALOGUE: 'none' }, null],
    [{ CATALOGUE: 'none', CATALOGUE_SITES: '5' }, null],
    [{ STAGE: 'production' }, null],
    [{ STAGE: 'production', CATALOGUE_SITES: '5' }, null],
    [{ STAGE: 'production', CATALOGUE: 'demo', CATALOGUE_SITES: '5' }, { sites: 5 }],
  ])('%j loads %j', (env, catalogue) => expect(readHostConfig(env).catalogue).toEqual(catalogue))

  it('shows the API reference outside production, or if configured', () => {
    expect(readHostConfig({ STAGE: 'production' }).showsReference).toBe(false)
    expect(readHostConfig({ API_REFERENCE: 'off' }).showsReference).toBe(false)
  })
})
