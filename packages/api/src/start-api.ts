import type { FastifyInstance } from 'fastify'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { BrandAccess, FindLegalText } from './config/api-config.ts'
import { migrate } from './db/migrate.ts'
import { openDatabase } from './db/open-database.ts'
import { loadCatalogue } from './db/seed/load-catalogue.ts'
import type { LoadResult } from './db/seed/load-catalogue.ts'
import { startJobs } from './jobs/start-jobs.ts'
import { folderTransport } from './modules/mail/folder-transport.ts'
import type { MailTransport } from './modules/mail/mail-message.ts'
import type { MailOptions } from './modules/mail/mail-options.ts'
import { smtpTransport } from './modules/mail/smtp-transport.ts'
import { demoPictures } from './modules/images/demo-source.ts'
import { imageService } from './modules/images/image-service.ts'
import { readPaymentAccounts } from './modules/payment/read-payment-accounts.ts'
import { mountProviderReturns } from './modules/payment/provider-returns.ts'
import { mountHealth } from './modules/health/health.ts'
import { keepWorldFresh } from './modules/search/refresh-world.ts'
import { createApi } from './server/create-api.ts'
import type { LogStream } from './server/log-options.ts'
import { openSharedLimits } from './server/limits-in-redis.ts'
import { servedEndpoints } from './served-endpoints.ts'

export interface StartApiOptions {
  /** PostgreSQL; without it the embedded database in dataDir. */
  databaseUrl?: string | undefined
  /** Folder of the embedded database and the picture cache; '.data'. */
  dataDir?: string | undefined
  /** Embedded database that is forgotten at the end, for tests. */
  inMemory?: boolean
  /** The demo world to load into an empty database; null loads none. */
  catalogue?: { seed?: number; sites?: number; reviews?: number } | null
  /** Who may be asked for: read off the apps by whoever serves them. */
  brands: ReadonlyMap<string, BrandAccess>
  /** The legal texts that apps have of their own, read off them likewise; without it all show the house's. */
  findLegalText?: FindLegalText
  /** How to write to people; without it mails wait in the outbox. */
  mail?: MailOptions
  /** Settings of the payment accounts (docs/how-to/take-payments.md); without them nothing can be paid. */
  payments?:
    | { readonly env: Readonly<Record<string, string | undefined>>; readonly production: boolean }
    | undefined
  /** Opens the calls of `npm run operator`; without it there are none. */
  operatorToken?: string | undefined
  now?: () => Date
  checkReplies?: boolean
  trustedProxies?: number
  /** Hides which addresses have an account. */
  strictAccounts?: boolean
  /** A Redis that several servers count their limits in. */
  redisUrl?: string | undefined
  /** Where the server writes its lines, JSON each (docs/decisions/158); without it nowhere. */
  log?: LogStream
  /** What fails without a request: jobs, notices. The server's own log unless said. */
  onError?: (error: unknown) => void
  /** What is being done, for the person who waits. */
  onStep?: (text: string) => void
}

export interface StartedApi {
  /** Not listening: hand requests to `handle`, or call `app.inject` in process. */
  readonly app: FastifyInstance
  /** For a node:http server: answers requests below /api and /images. */
  handle(request: IncomingMessage, response: ServerResponse): void
  readonly ready: {
    readonly database: string
    readonly kind: 'pglite' | 'postgres'
    readonly migrations: readonly string[]
    readonly catalogue: LoadResult | 'none'
    readonly sites: number
    readonly accommodations: number
    /** Where mails go. */
    readonly mail: string
  }
  /** Stops taking requests, finishes those under way, closes the database. */
  close(): Promise<void>
}

/** Default size of the demo world (issue "From a clean clone to a confirmed booking"). */
export const defaultCatalogue = { seed: 20_260_701, sites: 600, reviews: 20_000 }

/**
 * Everything from opening the database to a server that can answer. Throws StartupError with one line when it cannot.
 */
export async function startApi(options: StartApiOptions): Promise<StartedApi> {
  const now = options.now ?? (() => new Date())
  const step = options.onStep ?? (() => {})
  const dataDir = options.dataDir ?? '.data'
  const { brands } = options
  // Before anything is opened: a wrong setting is said at once.
  const payments =
    options.payments && readPaymentAccounts(options.payments.env, { ...options.payments, brands })
  step('Opening the database')
  const database = await openDatabase({
    databaseUrl: options.databaseUrl,
    dataDir,
    inMemory: options.inMemory ?? false,
  })
  try {
    const migrations = await migrate(database)
    if (migrations.length > 0) step(`Applied ${migrations.length} migrations`)
    let catalogue: LoadResult | 'none' = 'none'
    if (options.catalogue !== null) {
      const today = now().toISOString().slice(0, 10)
      const onProgress = (done: number, total: number): void =>
        step(`Loading the demo catalogue: ${done} of ${total} sites`)
      catalogue = await loadCatalogue(database, {
        ...defaultCatalogue,
        ...options.catalogue,
        today,
        onProgress,
      })
    }
    step('Building the search model')
    let logError: (error: unknown) => void = () => {}
    const world = await keepWorldFresh({ database, onError: (error) => logError(error) })
    const sharedLimits =
      options.redisUrl === undefined
        ? undefined
        : openSharedLimits(options.redisUrl, (error) => logError(error))
    const app = await createApi({
      database,
      config: {
        brands,
        now,
        checkReplies: options.checkReplies ?? false,
        trustedProxies: options.trustedProxies ?? 0,
        findIdentity: options.mail?.findIdentity,
        findLegalText: options.findLegalText,
        operatorToken: options.operatorToken,
        payments,
        strictAccounts: options.strictAccounts,
        sharedLimits,
      },
      world: world.current,
      endpoints: servedEndpoints,
      ...(options.log && { log: options.log }),
    })
    logError = options.onError ?? ((error) => app.log.error(error))
    mountHealth(app, database)
    if (payments) mountProviderReturns(app, { db: database.db, payments, now })
    await app.register(imageService, {
      source: demoPictures,
      cacheDir: join(dataDir, 'pictures'),
    })
    await app.ready()
    const transport = options.mail && mailTransport(options.mail, dataDir)
    const jobs = await startJobs({
      database,
      mail: options.mail && transport && { transport, findIdentity: options.mail.findIdentity },
      payments: payments && { db: database.db, payments, log: app.log },
      onError: (error) => logError(error),
    })
    const { readModel } = world.current()
    return {
      app,
      handle: (request, response) => app.routing(request, response),
      ready: {
        database: database.description,
        kind: database.kind,
        migrations,
        catalogue,
        sites: readModel.siteCount,
        accommodations: readModel.accommodationCount,
        mail: transport?.description ?? 'nowhere',
      },
      async close() {
        world.stop()
        await jobs.stop()
        transport?.close()
        await app.close()
        sharedLimits?.close()
        await world.settled()
        await database.close()
      },
    }
  } catch (error) {
    await database.close().catch(() => {})
    throw error
  }
}

function mailTransport({ smtpUrl }: MailOptions, dataDir: string): MailTransport {
  return smtpUrl ? smtpTransport(smtpUrl) : folderTransport(join(dataDir, 'mail'))
}
