import { StartupError } from '@camping/api/db/startup-error.ts'

export interface HostConfig {
  readonly port: number
  readonly host: string
  readonly databaseUrl: string | undefined
  readonly dataDir: string
  /** Mail server; without it mails are kept as files in dataDir/mail. */
  readonly smtpUrl: string | undefined
  readonly catalogue: { sites?: number; reviews?: number }
  /** Bytes of rendered pages kept in memory. */
  readonly pageCacheBytes: number
}

function wholeNumber(env: NodeJS.ProcessEnv, name: string, [min, max]: [number, number]): number | undefined {
  const text = env[name]
  if (text === undefined || text === '') return undefined
  const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN
  if (!(value >= min && value <= max)) {
    throw new StartupError(`${name} must be a whole number from ${min} to ${max}, not '${text}'.`)
  }
  return value
}

/** Reads PORT, HOST, DATABASE_URL, DATA_DIR, SMTP_URL, CATALOGUE_SITES, CATALOGUE_REVIEWS and PAGE_CACHE_MB. Throws StartupError. */
export function readHostConfig(env: NodeJS.ProcessEnv): HostConfig {
  const sites = wholeNumber(env, 'CATALOGUE_SITES', [1, 100_000])
  const reviews = wholeNumber(env, 'CATALOGUE_REVIEWS', [0, 1_000_000])
  return {
    port: wholeNumber(env, 'PORT', [0, 65_535]) ?? 3000,
    host: env['HOST'] || '0.0.0.0',
    databaseUrl: env['DATABASE_URL'] || undefined,
    dataDir: env['DATA_DIR'] || '.data',
    smtpUrl: env['SMTP_URL'] || undefined,
    catalogue: { ...(sites ? { sites } : {}), ...(reviews !== undefined ? { reviews } : {}) },
    pageCacheBytes: (wholeNumber(env, 'PAGE_CACHE_MB', [0, 4096]) ?? 64) * 1024 * 1024,
  }
}
