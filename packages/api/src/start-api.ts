import type { FastifyInstance } from 'fastify'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { HumanityCheck } from './platform/admission/humanity.ts'
import type { BrandAccess, FindContent, FindLegalText } from './platform/config/brand-access.ts'
import { openDatabase } from './platform/db/open-database.ts'
import { prepareDatabase } from './prepare-database.ts'
import type { LoadOptions, LoadResult } from './catalogue/seed/load-catalogue.ts'
import { startJobs } from './start-jobs.ts'
import { folderTransport } from './platform/mail/folder-transport.ts'
import type { MailTransport } from './platform/mail/mail-message.ts'
import type { MailOptions } from './platform/mail/mail-options.ts'
import { smtpTransport } from './platform/mail/smtp-transport.ts'
import { demoPictures } from './catalogue/images/demo-source.ts'
import { imageService } from './catalogue/images/image-service.ts'
import { readPaymentAccounts } from './payment/accounts/read-payment-accounts.ts'
import { mountProviderReturns } from './payment/reconcile/provider-returns.ts'
import { mountHealth } from './platform/server/health.ts'
import { callInProcess, type InProcessCall, type InProcessReply } from './platform/server/in-process-call.ts'
import { refreshWorldOnChange } from './catalogue/search/refresh-world.ts'
import { type SandboxReception, useSandboxReceptions } from './booking/reception/use-sandbox-receptions.ts'
import type { WebhookTargets } from './platform/webhook/public-address.ts'
import { addressService } from './catalogue/services/address-service.ts'
import { translationService } from './catalogue/services/translation-service.ts'
import type { Measure } from './catalogue/services/measure.ts'
import { createApi, type ApiConfig } from './create-api.ts'
import type { CallReports } from './platform/server/call-reports.ts'
import type { LogStream } from './platform/server/log-options.ts'
import { openSharedLimits } from './platform/admission/limits-in-redis.ts'
import { breachedPasswords } from './customer/account/breached-passwords.ts'
import { servedEndpoints } from './served-endpoints.ts'

export interface StartApiOptions {
  /** PostgreSQL; without it the embedded database in dataDir. */
  databaseUrl?: string | undefined
  /** The same PostgreSQL as its owner, for migrations; without it `databaseUrl` is used for them too. */
  migrationDatabaseUrl?: string | undefined
  /** Folder of the embedded database and the picture cache; '.data'. */
  dataDir?: string | undefined
  /** Embedded database that is deleted at the end, for tests. */
  inMemory?: boolean
  /** The demo world to load into an empty database; null loads none. */
  catalogue?: { seed?: number; sites?: number; reviews?: number } | null
  /** The served brands, which the host reads from the apps. */
  brands: ReadonlyMap<string, BrandAccess>
  /** The apps' own legal texts, which the host reads likewise; without it all show the house's. */
  findLegalText?: FindLegalText
  /** The contents that apps state, likewise. */
  findContent?: FindContent
  /** Mail transport and senders; without it mails wait in the outbox. */
  mail?: MailOptions
  /** Settings of the payment accounts (docs/how-to/take-payments.md); without them no payment is possible. */
  payments?:
    | { readonly env: Readonly<Record<string, string | undefined>>; readonly production: boolean }
    | undefined
  /** Whether the API reference is public; true by default. */
  showsReference?: boolean
  /** Where webhooks of campsites may go, and the receiver of a demonstration for campsites without one. */
  webhooks?: WebhookTargets & { readonly sandbox?: SandboxReception | undefined }
  /** Authorises the calls of `npm run operator`; without it there are none. */
  operatorToken?: string | undefined
  /** Checks above a threshold whether a person books, holds and registers; without it there is no check. */
  humanity?: HumanityCheck
  now?: () => Date
  checkReplies?: boolean
  trustedProxies?: number
  /** Measures what the host's map has around a site. */
  measure?: Measure | undefined
  /** A translator of reviews with the interface of DeepL. */
  translation?: { readonly url: string; readonly key: string } | undefined
  /** A service that finds addresses, with the interface of HERE Geocoding and Search. */
  addresses?: { readonly url: string; readonly key: string } | undefined
  /** Hides which addresses have an account. */
  strictAccounts?: boolean
  /** A service that finds leaked passwords by the beginning of their hash; without it there is no query. */
  breachedPasswordsUrl?: string | undefined
  /** A Redis for limits shared by several servers. */
  redisUrl?: string | undefined
  /** Target of log lines, one JSON object each (decision 158); without it nothing is logged. */
  log?: LogStream
  /** Called for failures without a request: jobs, notices. By default the server's log. */
  onError?: (error: unknown) => void
  /** Receives errors and times of calls and errors of jobs, besides the log. */
  reports?: CallReports | undefined
  /** Reports the current step to the person who waits. */
  onStep?: (text: string) => void
}

export interface StartedApi {
  /** Not listening: pass requests to `handle`, or `call` it in process. */
  readonly app: FastifyInstance
  /** A call without a socket, for pages. */
  call(call: InProcessCall): Promise<InProcessReply>
  /** The operator's calls, not listening either: for a separate listener that the public one does not reach. */
  readonly operator: FastifyInstance | undefined
  /** For a node:http server: answers requests below /api and /images. */
  handle(request: IncomingMessage, response: ServerResponse): void
  readonly ready: {
    readonly database: string
    readonly kind: 'pglite' | 'postgres'
    readonly migrations: readonly string[]
    readonly catalogue: LoadResult | 'none'
    readonly sites: number
    readonly accommodations: number
    /** The mail transport. */
    readonly mail: string
  }
  /** Stops accepting requests, finishes running ones, closes the database. */
  close(): Promise<void>
}

/** Default size of the demo world (issue "From a clean clone to a confirmed booking"). */
const defaultCatalogue = { seed: 20_260_701, sites: 600, reviews: 20_000 }

/**
 * Everything from opening the database to a server that can reply. Throws StartupError with one line when it
 * cannot.
 */
export async function startApi(options: StartApiOptions): Promise<StartedApi> {
  const now = options.now ?? (() => new Date())
  const step = options.onStep ?? (() => {})
  const dataDir = options.dataDir ?? '.data'
  const { brands } = options
  // Before anything is opened, so that a wrong setting is reported at once.
  const payments =
    options.payments && readPaymentAccounts(options.payments.env, { ...options.payments, brands })
  step('Opening the database')
  const database = await openDatabase({
    databaseUrl: options.databaseUrl,
    dataDir,
    inMemory: options.inMemory ?? false,
  })
  try {
    const today = now().toISOString().slice(0, 10)
    const { migrations, catalogue } = await prepareDatabase(database, {
      databaseUrl: options.databaseUrl,
      migrationDatabaseUrl: options.migrationDatabaseUrl,
      catalogue: options.catalogue === null ? null : demoWorld({ ...options.catalogue, today }, step),
      onStep: step,
    })
    step('Building the search model')
    let logError: (error: unknown) => void = () => {}
    const world = await refreshWorldOnChange({ database, onError: (error) => logError(error) })
    const sharedLimits =
      options.redisUrl === undefined
        ? undefined
        : openSharedLimits(options.redisUrl, (error) => logError(error))
    const config: ApiConfig = {
      brands,
      now,
      checkReplies: options.checkReplies ?? false,
      trustedProxies: options.trustedProxies ?? 0,
      findIdentity: options.mail?.findIdentity,
      findLegalText: options.findLegalText,
      findContent: options.findContent,
      showsReference: options.showsReference,
      payments,
      measure: options.measure,
      translate: options.translation && translationService(options.translation),
      addresses: options.addresses && addressService(options.addresses),
      strictAccounts: options.strictAccounts,
      isBreachedPassword:
        options.breachedPasswordsUrl === undefined
          ? undefined
          : breachedPasswords(options.breachedPasswordsUrl, (error) => logError(error)),
      sharedLimits,
      humanity: options.humanity,
      reports: options.reports,
    }
    const parts = { database, world: world.current, ...(options.log && { log: options.log }) }
    const app = await createApi({
      ...parts,
      config,
      endpoints: servedEndpoints.filter(({ forOperator }) => !forOperator),
    })
    const operator =
      options.operatorToken === undefined
        ? undefined
        : await createApi({
            ...parts,
            config: {
              ...config,
              operatorToken: options.operatorToken,
              trustedProxies: 0,
              showsReference: false,
            },
            endpoints: servedEndpoints.filter(({ forOperator }) => forOperator),
          })
    const log = options.onError ?? ((error: unknown) => app.log.error(error))
    logError = (error) => {
      log(error)
      options.reports?.failure(error, { area: 'job' })
    }
    mountHealth(app, database)
    if (payments) mountProviderReturns(app, { db: database.db, payments, now })
    await app.register(imageService, {
      source: demoPictures,
      cacheDir: join(dataDir, 'pictures'),
    })
    await app.ready()
    await operator?.ready()
    const transport = options.mail && mailTransport(options.mail, dataDir)
    if (options.webhooks?.sandbox) await useSandboxReceptions(database.db, options.webhooks.sandbox)
    const jobs = await startJobs({
      database,
      world,
      webhooks: options.webhooks ?? { allowsThisMachine: false },
      mail: options.mail && transport && { transport, findIdentity: options.mail.findIdentity },
      payments: payments && { db: database.db, payments, log: app.log },
      onError: (error) => logError(error),
    })
    const { readModel } = world.current()
    return {
      app,
      operator,
      handle: (request, response) => app.routing(request, response),
      call: (call) => callInProcess(app, call),
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
        await operator?.close()
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

/** Every progress line is a batch of sites. */
function demoWorld(
  wanted: Partial<typeof defaultCatalogue> & { today: string },
  step: (text: string) => void,
): LoadOptions {
  const onProgress = (done: number, total: number): void =>
    step(`Loading the demo catalogue: ${done} of ${total} sites`)
  return { ...defaultCatalogue, ...wanted, onProgress }
}

function mailTransport({ smtpUrl, withoutTls }: MailOptions, dataDir: string): MailTransport {
  return smtpUrl ? smtpTransport(smtpUrl, { withoutTls }) : folderTransport(join(dataDir, 'mail'))
}
