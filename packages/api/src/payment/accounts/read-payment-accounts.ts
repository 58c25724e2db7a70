import type { SiteCode } from '@camping/editions/markets.ts'
import { paymentProviderIds } from '@camping/editions/payment-provider-ids.ts'
import type { BrandAccess } from '../../platform/config/brand-access.ts'
import { StartupError } from '../../platform/db/startup-error.ts'
import { accountSettings, type SettingReader } from './account-settings.ts'
import { readOfferedMethods } from './read-offered-methods.ts'
import { createPayments, type Payments } from './payments.ts'
import { bamboraAccount } from '../providers/bambora/bambora-account.ts'
import type { ProviderAccount, ProviderId } from '../providers/provider-account.ts'
import type { ProviderHttp } from '../providers/provider-http.ts'
import { saferpayAccount } from '../providers/saferpay/saferpay-account.ts'

type Environment = Readonly<Record<string, string | undefined>>

export interface PaymentOptions {
  readonly brands: ReadonlyMap<string, BrandAccess>
  /** Real money: refuses test accounts and addresses other than the providers'. */
  readonly production: boolean
  /** Tests replace the network here. */
  readonly fetch?: typeof fetch
}

const epayBase = 'https://ssl.ditonlinebetalingssystem.dk'
const saferpayBase = 'https://www.saferpay.com/api'
const saferpayTestBase = 'https://test.saferpay.com/api'

/** Versions of Saferpay's interface that this client speaks. 1.33 introduced the behaviours it reads. */
const specVersions = { oldest: 33, newest: 53, usual: '1.45' }

/** The longest a customer waits for a provider, repeats included (F28). */
const budgetMs = 8_000

/**
 * Reads the payment accounts of every brand and edition from the environment (docs/how-to/take-payments.md). A
 * brand's setting applies to its editions unless an edition overrides it.
 * @throws StartupError with a sentence that names the missing or wrong variable and its edition.
 */
export function readPaymentAccounts(env: Environment, options: PaymentOptions): Payments {
  const http: ProviderHttp = { fetch: options.fetch ?? fetch, budgetMs, random: Math.random }
  const accounts: ProviderAccount[] = []
  const offers = new Map<string, readonly ProviderId[] | undefined>()
  for (const [brand, { sites, payments }] of options.brands) {
    for (const siteCode of sites) {
      const settings = accountSettings(env, { brand, siteCode, sites, production: options.production })
      const owner = { brand, siteCode }
      const make: Record<ProviderId, () => ProviderAccount | undefined> = {
        bambora: () => readBambora(owner, settings, { env, http, ...options }),
        saferpay: () => readSaferpay(owner, settings, { env, http, ...options }),
      }
      const configured = providerOrder(settings)
      // The environment overrides the brand's app.
      offers.set(`${brand} ${siteCode}`, configured ?? payments?.[siteCode])
      for (const provider of configured ?? paymentProviderIds) {
        const account = make[provider]()
        if (account) accounts.push(account)
      }
    }
  }
  return createPayments(
    accounts,
    (brand, siteCode) => offers.get(`${brand} ${siteCode}`),
    (brand, siteCode) => options.brands.get(brand)?.refunds?.[siteCode as SiteCode],
  )
}

/** The first one is preselected for customers (payment-1). Undefined when the environment does not list any. */
function providerOrder(settings: SettingReader): ProviderId[] | undefined {
  return settings
    .text('PROVIDERS')
    ?.split(',')
    .map((word) => {
      const name = word.trim()
      if (name === 'bambora' || name === 'saferpay') return name
      throw new StartupError(`${settings.name('PROVIDERS')} may name bambora and saferpay, not '${name}'.`)
    })
}

interface Surroundings extends PaymentOptions {
  readonly env: Environment
  readonly http: ProviderHttp
}

interface Owner {
  readonly brand: string
  readonly siteCode: SiteCode
}

function readBambora(
  owner: Owner,
  settings: SettingReader,
  { env, http, production }: Surroundings,
): ProviderAccount | undefined {
  const merchantNumber = settings.text('BAMBORA_MERCHANT', /^\d{5,10}$/)
  if (!merchantNumber) return undefined
  const base = baseOf(env, 'PAYMENT_BAMBORA_URL', { usual: epayBase, production })
  const key = settings.needed(
    'BAMBORA_MD5_KEY',
    'Without it nobody can tell a true notice of payment from a false one.',
  )
  const previous = settings.text('BAMBORA_MD5_KEY_PREVIOUS')
  return bamboraAccount(
    owner,
    {
      merchantNumber,
      hashKeys: previous ? [key, previous] : [key],
      servicePassword: settings.text('BAMBORA_SERVICE_PASSWORD'),
      group: settings.text('BAMBORA_GROUP') ?? '',
      language: settings.text('BAMBORA_LANGUAGE', /^(\d|1[0-3])$/),
      ...readOfferedMethods('bambora', settings),
      acceptsTest: settings.isTest('BAMBORA_TEST'),
      windowUrl: `${base}/integration/ewindow/Default.aspx`,
      serviceUrl: `${base}/remote/payment.asmx`,
    },
    http,
  )
}

function readSaferpay(
  owner: Owner,
  settings: SettingReader,
  { env, http, production }: Surroundings,
): ProviderAccount | undefined {
  const customerId = settings.text('SAFERPAY_CUSTOMER', /^\d{1,8}$/)
  if (!customerId) return undefined
  const isTest = settings.isTest('SAFERPAY_TEST')
  const usual = isTest ? saferpayTestBase : saferpayBase
  const why = 'Saferpay asks for it at every call.'
  return saferpayAccount(
    owner,
    {
      baseUrl: baseOf(env, 'PAYMENT_SAFERPAY_URL', { usual, production }),
      customerId,
      terminalId: settings.needed('SAFERPAY_TERMINAL', why, /^\d{8}$/),
      user: settings.needed('SAFERPAY_USER', why),
      password: settings.needed('SAFERPAY_PASSWORD', why),
      specVersion: specVersion(settings),
      ...readOfferedMethods('saferpay', settings),
      needsLiabilityShift: settings.text('SAFERPAY_LIABILITY_SHIFT', /^(required|optional)$/) === 'required',
      isTest,
    },
    http,
  )
}

function specVersion(settings: SettingReader): string {
  const version = settings.text('SAFERPAY_SPEC_VERSION') ?? specVersions.usual
  const minor = /^1\.(\d{1,2})$/.exec(version)?.[1]
  if (minor && Number(minor) >= specVersions.oldest && Number(minor) <= specVersions.newest) return version
  throw new StartupError(
    `${settings.name('SAFERPAY_SPEC_VERSION')} must be from 1.${specVersions.oldest} to 1.${specVersions.newest}, not '${version}'.`,
  )
}

/** An address other than the provider's is a sandbox: accepted in development, never for real money. */
function baseOf(
  env: Environment,
  name: string,
  { usual, production }: { usual: string; production: boolean },
): string {
  const text = env[name]
  if (!text) return usual
  if (!/^https?:\/\/[\w.:/-]*[\w]$/.test(text) || !URL.canParse(text))
    throw new StartupError(`${name} must be an address such as http://localhost:4000/epay, not '${text}'.`)
  if (production)
    throw new StartupError(
      `${name} leads to a sandbox (${text}). In production payments go to the provider itself: remove ${name}.`,
    )
  return text
}
