import { takesPart } from '@camping/core/experiments/experiments.slice.ts'
import type { AppConfig } from '@camping/editions/define-app.ts'

/** The settings that require consent. */
export type ConsentConfig = Pick<AppConfig, 'chatbot' | 'flagship' | 'tagManagerId' | 'errorReporting'>

/** Whether an app needs consent to statistics. */
export const countsVisits = (config: ConsentConfig): boolean =>
  !!config.tagManagerId || !!config.errorReporting || takesPart(config)

/** Whether an app needs any consent. */
export const requiresConsent = (config: ConsentConfig): boolean => countsVisits(config) || !!config.chatbot
