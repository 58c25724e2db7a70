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
      }),
    ).toEqual({
      port: 0,
      host: '127.0.0.1',
      databaseUrl: 'postgres://db',
      dataDir: '/data',
      smtpUrl: 'smtp://mail.example:587',
      catalogue: { sites: 30_000, reviews: 0 },
      pageCacheBytes: 0,
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
  ])('refuses %s=%j in one line that names it and the bounds', (name, value) => {
    const read = () => readHostConfig({ [name]: value })
    expect(read).toThrow(StartupError)
    expect(read).toThrow(new RegExp(`^${name} must be a whole number from \\d+ to \\d+, not '${value}'\\.$`))
  })
})
