import ipaddr from 'ipaddr.js'

/**
 * Whether an IP address is one of the public internet: no private, local, reserved or translated range. With
 * `allowsThisMachine` also this machine's.
 */
export function isPublicAddress(address: string, { allowsThisMachine }: WebhookTargets): boolean {
  if (!ipaddr.isValid(address)) return false
  const range = ipaddr.process(address).range()
  return range === 'unicast' || (allowsThisMachine && range === 'loopback')
}

/** Where webhooks may go: over https to public addresses. */
export interface WebhookTargets {
  /** For development: also over http, and to this machine. */
  readonly allowsThisMachine: boolean
}
