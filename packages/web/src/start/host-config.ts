import { StartupError } from '@camping/api/platform/db/startup-error.ts'
import { readStage, type Stage } from './stage.ts'

export interface HostConfig {
  readonly stage: Stage
  readonly port: number
  readonly host: string
  readonly databaseUrl: string | undefined
  /** The same database with its owner, who may change the schema; without it the other user runs migrations. */
  readonly migrationDatabaseUrl: string | undefined
  readonly dataDir: string
  /** Mail server; without it mails are files in dataDir/mail. */
  readonly smtpUrl: string | undefined
  /** Allows unencrypted mail connections, which the operator must enable explicitly. */
  readonly smtpWithoutTls: boolean
  /** Number of trusted proxies that set X-Forwarded-For; limits by address then count the visitor behind them. */
  readonly trustedProxies: number
  /** Names besides the editions' domains: of a staging system or a preview. */
  readonly hostNames: readonly string[]
  /** A Redis in which several servers share limits. */
  readonly redisUrl: string | undefined
  /** Refuses pages and searches while this process is late (admission/admits.ts). */
  readonly shedsLoad: boolean
  /** The login page does not reveal which addresses have an account. */
  readonly strictAccounts: boolean
  /** A service that checks new passwords for leaks; undefined disables the check. */
  readonly breachedPasswordsUrl: string | undefined
  /** A translator of reviews; undefined without a key. */
  readonly translation: { readonly url: string; readonly key: string } | undefined
  /** A service that finds addresses by postcode; undefined without a key. */
  readonly addresses: { readonly url: string; readonly key: string } | undefined
  /** Token for the operator's calls; by default each process generates one. */
  readonly operatorToken: string | undefined
  /** Port of the operator's calls, on this machine only; 0 for any free one. */
  readonly operatorPort: number
  /** Whether the API reference is public. */
  readonly showsReference: boolean
  /** The demo world for an empty database; null for none. */
  readonly catalogue: { sites?: number; reviews?: number } | null
  /** Bytes of rendered pages in memory. */
  readonly pageCacheBytes: number
  /** Replaces providers and the mail server on this machine; never in a process that sends real mails. */
  readonly sandbox: SandboxPlace | undefined
}

interface SandboxPlace {
  readonly port: number
  /** Nobody configured this port, so another one may replace it. */
  readonly anyPort: boolean
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

/** Production never has a sandbox (refuse-half-production.ts reports the conflict). */
function sandboxPlace(
  env: NodeJS.ProcessEnv,
  { port, stage }: { port: number; stage: Stage },
): SandboxPlace | undefined {
  const configured = onOrOff(env, 'SANDBOX')
  const chosen = wholeNumber(env, 'SANDBOX_PORT', [0, 65_535])
  if (stage === 'production' || configured === false) return undefined
  if (chosen !== undefined) return { port: chosen, anyPort: false }
  const beside = port + 1000
  return { port: port === 0 || beside > 65_535 ? 0 : beside, anyPort: true }
}

function onOrOff(env: NodeJS.ProcessEnv, name: string): boolean | undefined {
  const text = env[name] || undefined
  if (text === undefined) return undefined
  if (text === 'on' || text === 'off') return text === 'on'
  throw new StartupError(`${name} must be on or off, not '${text}'.`)
}

function hostNames(env: NodeJS.ProcessEnv): string[] {
  const names = (env['HOST_NAMES'] ?? '')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
  const wrong = names.find((name) => !/^[a-z\d]([a-z\d.-]*[a-z\d])?$/.test(name))
  if (wrong === undefined) return names
  throw new StartupError(`HOST_NAMES must be names without port, separated by commas, not '${wrong}'.`)
}

function redisUrl(env: NodeJS.ProcessEnv): string | undefined {
  const text = env['REDIS_URL'] || undefined
  if (text === undefined || /^rediss?:\/\/\S+$/.test(text)) return text
  throw new StartupError('REDIS_URL must begin with redis:// or rediss://.')
}

/** https, or this machine: the query reveals information about a password. */
function breachedPasswordsUrl(env: NodeJS.ProcessEnv): string | undefined {
  const text = env['BREACHED_PASSWORDS_URL'] || undefined
  if (text === undefined || /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)\b)[^\s?#]*[^\s?#/]$/.test(text))
    return text
  throw new StartupError(
    'BREACHED_PASSWORDS_URL must begin with https:// and end without a slash, e.g. https://api.pwnedpasswords.com.',
  )
}

/** A service that is off without a key: `{name}_KEY` and `{name}_URL`. */
function service(
  env: NodeJS.ProcessEnv,
  name: 'TRANSLATION' | 'ADDRESS',
  defaultUrl: string,
): { readonly url: string; readonly key: string } | undefined {
  const key = env[`${name}_KEY`] || undefined
  const url = env[`${name}_URL`] || defaultUrl
  if (!/^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)\b)[^\s?#]*[^\s?#/]$/.test(url))
    throw new StartupError(`${name}_URL must begin with https:// and end without a slash.`)
  if (key === undefined) return undefined
  if (!/^[\w:-]+$/.test(key)) throw new StartupError(`${name}_KEY must be valid in a header.`)
  return { url, key }
}

/** Long enough that nobody guesses it, in characters that are valid in a header. */
function operatorToken(env: NodeJS.ProcessEnv): string | undefined {
  const token = env['OPERATOR_TOKEN'] || undefined
  if (token === undefined || /^[\w-]{32,128}$/.test(token)) return token
  throw new StartupError('OPERATOR_TOKEN must have 32 to 128 letters, digits, dashes or underscores.')
}

/** The demo world is for machines without customers, unless configured. */
function catalogue(env: NodeJS.ProcessEnv, stage: Stage): HostConfig['catalogue'] {
  const sites = wholeNumber(env, 'CATALOGUE_SITES', [1, 100_000])
  const reviews = wholeNumber(env, 'CATALOGUE_REVIEWS', [0, 1_000_000])
  const configured = env['CATALOGUE'] || (stage === 'production' ? 'none' : 'demo')
  if (configured !== 'demo' && configured !== 'none')
    throw new StartupError(`CATALOGUE must be demo or none, not '${configured}'.`)
  if (configured === 'none') return null
  return { ...(sites ? { sites } : {}), ...(reviews !== undefined ? { reviews } : {}) }
}

/** Reads every variable of docs/how-to/set-the-environment.md except those of payment. Throws StartupError. */
export function readHostConfig(env: NodeJS.ProcessEnv): HostConfig {
  const stage = readStage(env)
  const port = wholeNumber(env, 'PORT', [0, 65_535]) ?? 3000
  return {
    stage,
    port,
    host: env['HOST'] || '0.0.0.0',
    databaseUrl: env['DATABASE_URL'] || undefined,
    migrationDatabaseUrl: env['MIGRATION_DATABASE_URL'] || undefined,
    dataDir: env['DATA_DIR'] || '.data',
    smtpUrl: env['SMTP_URL'] || undefined,
    smtpWithoutTls: onOrOff(env, 'SMTP_WITHOUT_TLS') ?? false,
    catalogue: catalogue(env, stage),
    pageCacheBytes: (wholeNumber(env, 'PAGE_CACHE_MB', [0, 4096]) ?? 64) * 1024 * 1024,
    trustedProxies: wholeNumber(env, 'TRUSTED_PROXIES', [0, 10]) ?? 0,
    hostNames: hostNames(env),
    redisUrl: redisUrl(env),
    shedsLoad: onOrOff(env, 'SHED_LOAD') ?? true,
    strictAccounts: onOrOff(env, 'STRICT_ACCOUNTS') ?? false,
    breachedPasswordsUrl: breachedPasswordsUrl(env),
    translation: service(env, 'TRANSLATION', 'https://api.deepl.com'),
    addresses: service(env, 'ADDRESS', 'https://geocode.search.hereapi.com'),
    operatorToken: operatorToken(env),
    operatorPort: wholeNumber(env, 'OPERATOR_PORT', [0, 65_535]) ?? 0,
    showsReference: onOrOff(env, 'API_REFERENCE') ?? stage === 'development',
    sandbox: sandboxPlace(env, { port, stage }),
  }
}
