/** How many alerts a visitor may have, and when one ends by itself (alerts-3, alerts-5). */
export interface AlertTerms {
  /** Alerts of an e-mail address that wait or are confirmed. */
  readonly perAddress: number
  /** New alerts of a network within a day. */
  readonly perNetwork: number
  /** Days after which an alert ends, unless its dates are over sooner. */
  readonly days: number
  /** Mails after which it ends. */
  readonly mails: number
}

/** The terms of an app that names none. */
export const usualAlertTerms: AlertTerms = { perAddress: 10, perNetwork: 40, days: 180, mails: 5 }
