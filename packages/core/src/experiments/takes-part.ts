import type { AppConfig } from '@camping/editions/define-app.ts'

/** SPEC.md §7: all experiment calls run only when the flagship setting is the string 'true'. */
export const takesPart = ({ flagship }: Pick<AppConfig, 'flagship'>): boolean => flagship === 'true'
