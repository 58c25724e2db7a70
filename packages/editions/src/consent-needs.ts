import type { AppConfig } from './define-app.ts'

/** The settings that require consent. */
export type ConsentConfig = Pick<
  AppConfig,
  'chatbot' | 'flagship' | 'tagManagerId' | 'visitCounters' | 'errorReporting'
>

/** Whether an app needs consent to statistics: tags, counters, error reports or experiments. */
export const countsVisits = (config: ConsentConfig): boolean =>
  !!config.tagManagerId || !!config.visitCounters || !!config.errorReporting || config.flagship === 'true'

/** Whether an app needs any consent: only then there are settings in the footer, and a text about them. */
export const requiresConsent = (config: ConsentConfig): boolean => countsVisits(config) || !!config.chatbot
