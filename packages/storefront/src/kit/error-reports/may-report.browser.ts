import { consentCookie, hasConsent } from '@camping/core/consent/consent.rules.ts'
import { readCookie } from '../routing/read-cookie.browser.ts'

/** Whether this document may report errors: the visitor agreed to statistics, and there is somewhere to report to (errors-14). */
export const mayReport = (): boolean =>
  hasConsent(readCookie(consentCookie.name), 'statistics') &&
  document.querySelector('[data-reports]') !== null
