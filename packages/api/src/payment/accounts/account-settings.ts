import { markets, type Currency, type SiteCode } from '@camping/editions/markets.ts'
import { paymentVariable } from '@camping/editions/payment-variables.ts'
import { StartupError } from '../../platform/db/startup-error.ts'

/** Reads the settings of one edition and falls back to those of its brand. */
export interface SettingReader {
  /** The variable to set for this edition: `PAYMENT_ALDER_DE_CH_BAMBORA_MERCHANT`. */
  name(setting: string): string
  text(setting: string, form?: RegExp): string | undefined
  /** `why` ends the sentence that is shown when the setting is missing. */
  needed(setting: string, why: string, form?: RegExp): string
  basisPoints(setting: string): number
  isTest(setting: string): boolean
  /** The currencies of the editions for which a setting has the value that this edition reads. */
  currenciesOf(setting: string): readonly Currency[]
}

const mostBasisPoints = 500

/**
 * Part of every key and password of the sandbox's accounts. They are public in its source, so production refuses
 * them.
 */
const sandboxMark = 'sandbox-'

/** @param owner `production` refuses test accounts and those of the sandbox; `sites` are all editions of the brand */
export function accountSettings(
  env: Readonly<Record<string, string | undefined>>,
  {
    brand,
    siteCode,
    sites,
    production,
  }: { brand: string; siteCode: SiteCode; sites: readonly SiteCode[]; production: boolean },
): SettingReader {
  const name = (setting: string): string => paymentVariable(setting, brand, siteCode)
  const shared = (setting: string): string => paymentVariable(setting, brand)
  const text = (setting: string, form?: RegExp): string | undefined => {
    const variable = [name(setting), shared(setting)].find((one) => env[one])
    const value = variable && env[variable]
    if (!variable || !value) return undefined
    if (production && value.includes(sandboxMark))
      throw new StartupError(
        `${variable} is of an account of the sandbox: in production it has to be a real one.`,
      )
    // The value stays out of the message: it may be a secret.
    if (form && !form.test(value)) throw new StartupError(`${variable} does not have the right form.`)
    return value
  }
  return {
    name,
    text,
    needed(setting, why, form) {
      const value = text(setting, form)
      if (value) return value
      throw new StartupError(
        `${name(setting)} (or ${shared(setting)} for all editions of ${brand}) is missing. ${why}`,
      )
    },
    basisPoints(setting) {
      const value = Number(text(setting, /^\d{1,3}$/) ?? 0)
      if (value <= mostBasisPoints) return value
      throw new StartupError(`${name(setting)} is above ${mostBasisPoints}, which would be more than 5 %.`)
    },
    isTest(setting) {
      const isTest = text(setting, /^(true|false)$/) === 'true'
      if (isTest && production)
        throw new StartupError(`${name(setting)} is true: a test account takes no money. Set it to false.`)
      return isTest
    },
    currenciesOf(setting) {
      const served = env[name(setting)] ? [siteCode] : sites
      return [...new Set(served.map((site) => markets[site].currency))]
    },
  }
}
