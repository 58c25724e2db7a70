import { join } from 'node:path'
import { StartupError } from '@camping/api/db/startup-error.ts'
import type { StartedSandbox } from '@camping/sandbox/start-sandbox.ts'
import type { HostConfig } from './host-config.ts'

/** The sandbox of this process. */
export interface OpenedSandbox extends StartedSandbox {
  /** What a shop sets to be paid here: addresses and the test account of every edition. */
  readonly settings: Readonly<Record<string, string>>
}

/** Starts the sandbox where this process shall have one. Its code is loaded only then. */
export async function openSandbox({ sandbox, dataDir }: HostConfig): Promise<OpenedSandbox | undefined> {
  if (!sandbox) return undefined
  const { startSandbox } = await import('@camping/sandbox/start-sandbox.ts')
  const { shopSettings } = await import('@camping/sandbox/accounts/shop-settings.ts')
  try {
    const started = await startSandbox({
      ...sandbox,
      stateFile: join(dataDir, 'sandbox', 'banks.json'),
      mailFolder: join(dataDir, 'mail'),
      onError: (error) => console.error(error),
    })
    return { ...started, settings: shopSettings(started.origin) }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    throw new StartupError(
      `Port ${sandbox.port} is taken. Set SANDBOX_PORT to another one, or SANDBOX to off.`,
    )
  }
}
