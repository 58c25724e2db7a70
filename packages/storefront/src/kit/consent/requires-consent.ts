import { takesPart } from '@camping/core/experiments/experiments.slice.ts'
import type { AppConfig } from '@camping/editions/define-app.ts'

/** The settings that require consent. */
export type ConsentConfig = Pick<AppConfig, 'flagship' | 'tagManagerId'>

/** Whether an app needs any consent. */
export const requiresConsent = (config: ConsentConfig): boolean => !!config.tagManagerId || takesPart(config)
