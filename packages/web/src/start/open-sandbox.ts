import { join } from 'node:path'
import { eventFaults } from '@camping/contract/analytics-events.ts'
import { StartupError } from '@camping/api/platform/db/startup-error.ts'
import type { PaidEdition } from '@camping/sandbox/accounts/accounts-for.ts'
import type { StartedSandbox } from '@camping/sandbox/start-sandbox.ts'
import type { AppConfig } from '@camping/editions/define-app.ts'
import { markets } from '@camping/editions/markets.ts'
import type { HostConfig } from './host-config.ts'

/** The sandbox of this process. */
export interface OpenedSandbox extends StartedSandbox {
  /** The environment of a shop that uses the sandbox: addresses and the test account of every edition. */
  readonly settings: Readonly<Record<string, string>>
  /** Where its stand-in for the tag manager lies. */
  readonly tagSource: string
  /** The receiver of webhooks for campsites. */
  readonly webhooks: { readonly url: string; readonly secret: string }
  /** Its stand-in for a service that finds addresses. */
  readonly addresses: { readonly url: string; readonly key: string }
}

/** The apps of this process that sell and therefore need payments. */
const paidEditions = (configs: readonly AppConfig[]): PaidEdition[] =>
  configs.flatMap(({ brand, sites }) =>
    sites.map((site) => ({ name: `${brand}-${site}`, currency: markets[site].currency })),
  )

/** Starts the sandbox if configured, with accounts for its apps. Its code loads only then. */
export async function openSandbox(
  { sandbox, dataDir }: HostConfig,
  configs: readonly AppConfig[],
): Promise<OpenedSandbox | undefined> {
  if (!sandbox) return undefined
  const { startSandbox } = await import('@camping/sandbox/start-sandbox.ts')
  const { shopSettings } = await import('@camping/sandbox/accounts/shop-settings.ts')
  const { sandboxWebhookSecret } = await import('@camping/sandbox/webhooks/webhook-inbox.ts')
  const { sandboxAddressKey } = await import('@camping/sandbox/addresses/addresses.routes.ts')
  const { accountsFor } = await import('@camping/sandbox/accounts/accounts-for.ts')
  const accounts = accountsFor(paidEditions(configs))
  try {
    const started = await startSandbox({
      ...sandbox,
      accounts,
      stateFile: join(dataDir, 'sandbox', 'banks.json'),
      mailFolder: join(dataDir, 'mail'),
      findFaults: eventFaults,
      onError: (error) => console.error(error),
    })
    return {
      ...started,
      settings: shopSettings(started.origin, accounts),
      tagSource: `${started.origin}/tags`,
      addresses: { url: `${started.origin}/addresses`, key: sandboxAddressKey },
      webhooks: { url: `${started.origin}/sandbox/webhooks`, secret: sandboxWebhookSecret },
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    throw new StartupError(
      `Port ${sandbox.port} is taken. Set SANDBOX_PORT to another one, or SANDBOX to off.`,
    )
  }
}
