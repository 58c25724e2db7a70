import { StartupError } from '@camping/api/db/startup-error.ts'

export interface HostConfig {
  readonly port: number
  readonly host: string
  readonly databaseUrl: string | undefined
  readonly dataDir: string
  /** Mail server; without it mails are kept as files in dataDir/mail. */
  readonly smtpUrl: string | undefined
  /** Proxies in front whose X-Forwarded-For is believed; limits by address count the visitor behind them. */
  readonly trustedProxies: number
  /** A Redis in which several servers count their limits together. */
  readonly redisUrl: string | undefined
  /** The login page does not tell which addresses have an account. */
  readonly strictAccounts: boolean
  /** Opens the operator's calls; without it every process makes one of its own. */
  readonly operatorToken: string | undefined
  readonly catalogue: { sites?: number; reviews?: number }
  /** Bytes of rendered pages kept in memory. */
  readonly pageCacheBytes: number
  /** What stands for providers and the mail server on this machine; never where mails leave it. */
  readonly sandbox: SandboxPlace | undefined
}

export interface SandboxPlace {
  readonly port: number
  /** Nobody asked for this port: another one will do. */
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

/**
 * A mail server makes it production (there is no other sign that holds for every operator), and there a sandbox is
 * refused even when somebody asks for it.
 */
function sandboxPlace(env: NodeJS.ProcessEnv, port: number): SandboxPlace | undefined {
  const wanted = env['SANDBOX'] || undefined
  const chosen = wholeNumber(env, 'SANDBOX_PORT', [0, 65_535])
  if (wanted !== undefined && wanted !== 'on' && wanted !== 'off')
    throw new StartupError(`SANDBOX must be on or off, not '${wanted}'.`)
  if (env['SMTP_URL']) {
    if (wanted !== 'on') return undefined
    throw new StartupError(
      'SANDBOX cannot be on together with SMTP_URL: a sandbox is never part of production.',
    )
  }
  if (wanted === 'off') return undefined
  if (chosen !== undefined) return { port: chosen, anyPort: false }
  const beside = port + 1000
  return { port: port === 0 || beside > 65_535 ? 0 : beside, anyPort: true }
}

function onOrOff(env: NodeJS.ProcessEnv, name: string): boolean | undefined {
  const text = env[name] || undefined
  if (text === undefined || text === 'on' || text === 'off') return text && text === 'on'
  throw new StartupError(`${name} must be on or off, not '${text}'.`)
}

function redisUrl(env: NodeJS.ProcessEnv): string | undefined {
  const text = env['REDIS_URL'] || undefined
  if (text === undefined || /^rediss?:\/\/\S+$/.test(text)) return text
  throw new StartupError('REDIS_URL must begin with redis:// or rediss://.')
}

/** As long as nobody guesses, and of letters that a header takes. */
function operatorToken(env: NodeJS.ProcessEnv): string | undefined {
  const token = env['OPERATOR_TOKEN'] || undefined
  if (token === undefined || /^[\w-]{32,128}$/.test(token)) return token
  throw new StartupError('OPERATOR_TOKEN must have 32 to 128 letters, digits, dashes or underscores.')
}

/**
 * Reads PORT, HOST, DATABASE_URL, DATA_DIR, SMTP_URL, CATALOGUE_SITES, CATALOGUE_REVIEWS,
 * PAGE_CACHE_MB, TRUSTED_PROXIES, REDIS_URL, STRICT_ACCOUNTS, OPERATOR_TOKEN, SANDBOX and SANDBOX_PORT. Throws
 * StartupError.
 */
export function readHostConfig(env: NodeJS.ProcessEnv): HostConfig {
  const sites = wholeNumber(env, 'CATALOGUE_SITES', [1, 100_000])
  const reviews = wholeNumber(env, 'CATALOGUE_REVIEWS', [0, 1_000_000])
  const port = wholeNumber(env, 'PORT', [0, 65_535]) ?? 3000
  return {
    port,
    host: env['HOST'] || '0.0.0.0',
    databaseUrl: env['DATABASE_URL'] || undefined,
    dataDir: env['DATA_DIR'] || '.data',
    smtpUrl: env['SMTP_URL'] || undefined,
    catalogue: { ...(sites ? { sites } : {}), ...(reviews !== undefined ? { reviews } : {}) },
    pageCacheBytes: (wholeNumber(env, 'PAGE_CACHE_MB', [0, 4096]) ?? 64) * 1024 * 1024,
    trustedProxies: wholeNumber(env, 'TRUSTED_PROXIES', [0, 10]) ?? 0,
    redisUrl: redisUrl(env),
    strictAccounts: onOrOff(env, 'STRICT_ACCOUNTS') ?? false,
    operatorToken: operatorToken(env),
    sandbox: sandboxPlace(env, port),
  }
}
