import { startSandbox } from './start-sandbox.ts'

/**
 * The sandbox as a process of its own: `node packages/sandbox/src/run-sandbox.ts`. What the banks know then outlives
 * whatever happens to the shop. Reads SANDBOX_PORT (4000), SANDBOX_HOST,
 * SANDBOX_MAIL (folder of mails) and SANDBOX_STATE (file that a kill of this process does not take away).
 */
async function main(): Promise<void> {
  const { NODE_ENV, SMTP_URL, SANDBOX_PORT = '4000', SANDBOX_HOST, SANDBOX_MAIL, SANDBOX_STATE } = process.env
  if (NODE_ENV === 'production' || SMTP_URL)
    throw new Error('A sandbox is never part of production: unset NODE_ENV and SMTP_URL.')
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
  // Whoever reads "ready" may ask to stop at once.
  console.log(`ready ${sandbox.origin}/sandbox`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
