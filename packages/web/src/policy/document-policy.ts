import type { AppConfig } from '@camping/editions/define-app.ts'
import { allowsTags } from '@camping/editions/address-rights.ts'
import type { PathMatch } from '@camping/editions/settle-match.ts'
import { tagKind } from '@camping/editions/tag-manager-id.ts'
import { withGoogleMaps } from './google-maps-policy.ts'
import { securityHeaders } from './security-headers.ts'
import { widenedPolicy } from './widened-policy.ts'
import { withTagManager, type TagSource } from './tag-manager-policy.ts'

export const policyHeader = 'content-security-policy'

type ForeignCode = Pick<AppConfig, 'maps' | 'tagManagerId' | 'visitCounters'>

const usual = securityHeaders()[policyHeader] ?? ''
const withMaps = withGoogleMaps(usual)

/** Throws when an app has an invalid tag manager id (analytics-3), before the host serves anything. */
export function checkForeignCode({ tagManagerId }: ForeignCode): void {
  if (tagManagerId !== undefined) tagKind(tagManagerId)
}

/**
 * The content security policy of a document, where it differs from the default: apps allow only the third parties that
 * they use.
 * @param source where tags come from
 */
export function createDocumentPolicy(source: TagSource) {
  const withTags = withTagManager(usual, source)
  const withBoth = withTagManager(withMaps, source)
  return (config: ForeignCode, match: PathMatch, search: string): string | undefined => {
    const tags = config.tagManagerId !== undefined && allowsTags(match, search)
    const policy = config.maps ? (tags ? withBoth : withMaps) : tags ? withTags : undefined
    if (!config.visitCounters) return policy
    // Counters are told of events and bring no code, so they may be on every page.
    return widenedPolicy(policy ?? usual, {
      'connect-src': config.visitCounters.map(({ url }) => url).join(' '),
    })
  }
}
