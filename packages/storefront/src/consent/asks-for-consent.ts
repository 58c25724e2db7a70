import { takesPart } from '@camping/core/experiments/takes-part.ts'
import type { AppConfig } from '@camping/editions/define-app.ts'

/** What of an app's settings needs consent. */
export type AskingConfig = Pick<AppConfig, 'flagship' | 'tagManagerId'>

/** Whether an app has anything that visitors must agree to first. */
export const asksForConsent = (config: AskingConfig): boolean => !!config.tagManagerId || takesPart(config)
