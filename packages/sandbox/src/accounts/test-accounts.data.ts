/** An account at ePay (Bambora Online Classic), like that of a brand's edition. */
export interface EpayAccount {
  /** Test numbers have seven digits and begin with 80. */
  readonly merchantNumber: string
  readonly md5Key: string
  readonly soapPassword: string
  /** The merchant enabled the check of the request hash. */
  readonly checksRequests: boolean
}

/** An account at Saferpay. */
export interface SaferpayAccount {
  readonly customerId: string
  readonly terminalId: string
  readonly user: string
  readonly password: string
  readonly currencies: readonly string[]
}

export interface TestAccount {
  /** Brand and site code of the edition that uses it. */
  readonly name: string
  readonly epay: EpayAccount
  readonly saferpay: SaferpayAccount
  /** What the shop's `{PROVIDER}_METHODS` is by default, so that methods with their fees are seen somewhere. */
  readonly methods?: Readonly<Record<string, string>>
}

/** Test account numbers derived from one number: 1 to 99 are the table's below, 1000 to 9999 those of new editions. */
export function account(name: string, number: number, ...currencies: string[]): TestAccount {
  const four = String(number).padStart(4, '0')
  const two = four.slice(2)
  const isOfTable = number < 100
  const customerId = isOfTable ? `2401${two}` : `24${four}`
  return {
    name,
    epay: {
      merchantNumber: `801${four}`,
      md5Key: `sandbox-md5-${name}`,
      soapPassword: `sandbox-remote-${name}`,
      checksRequests: true,
    },
    saferpay: {
      customerId,
      terminalId: isOfTable ? `177952${two}` : `1780${four}`,
      user: `API_${customerId}_${isOfTable ? two : four}000001`,
      password: `JsonApiPwd-sandbox-${name}`,
      currencies,
    },
  }
}

/** One account per provider for every edition of every brand that ships, so that tests notice a mix-up (F31). */
export const testAccounts: readonly TestAccount[] = [
  account('alder-uk', 1, 'GBP'),
  account('alder-ie', 2, 'EUR'),
  account('alder-de', 3, 'EUR'),
  account('alder-de-at', 4, 'EUR'),
  { ...account('alder-de-ch', 5, 'CHF', 'EUR'), methods: { SAFERPAY_METHODS: 'card:0,twint:0,paypal:250' } },
  account('alder-fr', 6, 'EUR'),
  account('alder-nl', 7, 'EUR'),
  account('alder-nl-be', 8, 'EUR'),
  account('alder-it', 9, 'EUR'),
  account('lakeland-nl', 10, 'EUR'),
  account('lakeland-de', 11, 'EUR'),
]
