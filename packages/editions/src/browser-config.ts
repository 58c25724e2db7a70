import type { AppConfig } from './define-app.ts'

/**
 * What browsers need of an app. The rest is for the server, which rules over money and composes the legal pages, and would weigh on
 * every first page.
 */
export function browserConfig(config: AppConfig): AppConfig {
  const {
    refunds: _,
    paymentTerms: _terms,
    unpaidLimits: _limits,
    alertTerms: _alerts,
    passkeyDomain: _domain,
    inventory: _inventory,
    pagesLeftOut: _leftOut,
    mails: _mails,
    ...needed
  } = config
  const { company, address, email, phone, registration } = config.legal
  return { ...needed, legal: { company, address, email, phone, registration } }
}
