import { startSandbox } from './start-sandbox.ts'

/**
 * Runs the sandbox as its own process: `node packages/sandbox/src/run-sandbox.ts`. The state of the banks then survives
 * a restart of the shop. Reads SANDBOX_PORT (4000), SANDBOX_HOST, SANDBOX_MAIL (folder of mails) and SANDBOX_STATE
 * (file that survives a kill of this process).
 */
async function main(): Promise<void> {
  const {
    NODE_ENV,
    STAGE,
    SMTP_URL,
    SANDBOX_PORT = '4000',
    SANDBOX_HOST,
    SANDBOX_MAIL,
    SANDBOX_STATE,
  } = process.env
  if (NODE_ENV === 'production' || STAGE === 'production' || SMTP_URL)
    throw new Error('A sandbox is never part of production: unset NODE_ENV, STAGE and SMTP_URL.')
  const port = /^\d{1,5}$/.test(SANDBOX_PORT) ? Number(SANDBOX_PORT) : Number.NaN
  if (!(port < 65_536)) throw new Error(`SANDBOX_PORT must be a number up to 65535, not '${SANDBOX_PORT}'.`)
  const sandbox = await startSandbox({
    port,
    ...(SANDBOX_HOST ? { host: SANDBOX_HOST } : {}),
    ...(SANDBOX_MAIL ? { mailFolder: SANDBOX_MAIL } : {}),
    ...(SANDBOX_STATE ? { stateFile: SANDBOX_STATE } : {}),
    onError: (error) => console.error(error),
  })
  const stop = () => void sandbox.close().then(() => process.exit(0))
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  // A caller may stop the process as soon as it reads "ready".
  console.log(`ready ${sandbox.origin}/sandbox`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
