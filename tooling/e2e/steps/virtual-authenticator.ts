import type { Page } from '@playwright/test'

interface VirtualPasskey {
  readonly isResidentCredential: boolean
  readonly rpId?: string
}

/**
 * Gives the page's browser a device that stores passkeys and whose owner unlocks them at once. Suggestions in fields stay
 * off: the device would choose one by itself.
 */
export async function virtualAuthenticator(
  page: Page,
): Promise<{ readonly passkeys: () => Promise<readonly VirtualPasskey[]> }> {
  await page.addInitScript(() => {
    Object.defineProperty(PublicKeyCredential, 'isConditionalMediationAvailable', {
      value: async () => false,
    })
  })
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    passkeys: async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
  }
}
