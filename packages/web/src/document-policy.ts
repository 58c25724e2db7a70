import type { AppConfig } from '@camping/editions/define-app.ts'
import type { SiteCode } from '@camping/editions/markets.ts'
import { mayHaveTags } from '@camping/editions/may-have-tags.ts'
import { tagKind } from '@camping/editions/tag-manager-id.ts'
import { withGoogleMaps } from './google-maps-policy.ts'
import { securityHeaders } from './security-headers.ts'
import { withTagManager } from './tag-manager-policy.ts'

export const policyHeader = 'content-security-policy'

type ForeignCode = Pick<AppConfig, 'maps' | 'tagManagerId'>

const usual = securityHeaders()[policyHeader] ?? ''
const withMaps = withGoogleMaps(usual)
const withTags = withTagManager(usual)
const withBoth = withTagManager(withMaps)

/** Raises an error when an app's tag manager id is none (SPEC.md §5): before anything is served. */
export function checkForeignCode({ tagManagerId }: ForeignCode): void {
  if (tagManagerId !== undefined) tagKind(tagManagerId)
}

/** The content security policy of a document, where it is another than everywhere: nothing foreign is allowed that an app has no use for. */
export function documentPolicy(
  config: ForeignCode,
  site: SiteCode,
  address: { pathname: string; search: string },
): string | undefined {
  const tags = config.tagManagerId !== undefined && mayHaveTags(site, address)
  if (config.maps) return tags ? withBoth : withMaps
  return tags ? withTags : undefined
}
