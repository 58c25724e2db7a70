import { StartupError } from '@camping/api/platform/db/startup-error.ts'

/**
 * Purpose of a process. `production` has customers and their money: it does not start with incomplete settings, and has
 * no sandbox.
 */
export type Stage = 'development' | 'production'

/**
 * STAGE, `development` by default. NODE_ENV does not matter here, because a newcomer's server also runs the production
 * build. @throws StartupError for another value, and for a mail server without a stage, because such a process reaches
 * people
 */
export function readStage(env: Readonly<Record<string, string | undefined>>): Stage {
  const text = env['STAGE'] || undefined
  if (text === 'development' || text === 'production') return text
  if (text !== undefined) throw new StartupError(`STAGE must be development or production, not '${text}'.`)
  if (!env['SMTP_URL']) return 'development'
  throw new StartupError(
    'SMTP_URL is set and STAGE is not: STAGE=production is a shop with customers, STAGE=development a machine that only sends mail.',
  )
}
