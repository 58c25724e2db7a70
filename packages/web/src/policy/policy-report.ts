import { isSiteCode } from '@camping/editions/markets.ts'
import { matchPath } from '@camping/storefront/kit/routing/match-path.ts'
import { settleMatch } from '@camping/editions/settle-match.ts'
import { z } from 'zod'

/** Address for browsers' reports of violations of the content security policy, and its group name in the policy. */
export const policyReports = { path: '/policy-reports', group: 'policy' } as const

/** The logged part of a report: nothing that identifies a person, a booking or a query. */
export interface PolicyRecord {
  readonly directive: string
  /** Origin or scheme of the blocked resource, or a keyword such as `inline`. */
  readonly blocked: string
  /** Edition and route: `uk results`. */
  readonly page: string
}

const text = z.string().max(4000).optional()
const words = z.object({
  effectiveDirective: text,
  blockedURL: text,
  documentURL: text,
  sourceFile: text,
})
/** `report-uri`: one report. */
const older = z
  .object({
    'csp-report': z.object({
      'effective-directive': text,
      'violated-directive': text,
      'blocked-uri': text,
      'document-uri': text,
      'source-file': text,
    }),
  })
  .transform(({ 'csp-report': report }) => [
    {
      effectiveDirective: report['effective-directive'] ?? report['violated-directive'],
      blockedURL: report['blocked-uri'],
      documentURL: report['document-uri'],
      sourceFile: report['source-file'],
    },
  ])
/** `report-to`: a list, with reports of other kinds among them. */
const newer = z
  .array(z.object({ type: z.string(), body: z.unknown() }))
  .max(50)
  .transform((reports) =>
    reports.flatMap(({ type, body }) => {
      const read = type === 'csp-violation' ? words.safeParse(body) : undefined
      return read?.success ? [read.data] : []
    }),
  )

function pageOf(address: string | undefined): string {
  const path = address !== undefined && URL.canParse(address) ? new URL(address).pathname : ''
  const site = path.split('/', 2)[1] ?? ''
  if (!isSiteCode(site)) return 'elsewhere'
  return `${site} ${settleMatch(matchPath(site, path), undefined)?.name ?? 'unknown'}`
}

function blockedOf(blocked = ''): string | undefined {
  if (/^[a-z-]{1,30}$/.test(blocked)) return blocked
  if (!URL.canParse(blocked)) return undefined
  const { origin, protocol } = new URL(blocked)
  return (origin === 'null' ? protocol : origin).slice(0, 120)
}

/** Visitors install them; they are not a fault of the page. */
const ofExtension = /^[a-z]+(?:-[a-z]+)*-extension:/

/** The reports in a body; skips unreadable ones and those of browser extensions. */
export function policyRecords(body: unknown): PolicyRecord[] {
  const read = z.union([older, newer]).safeParse(body)
  if (!read.success) return []
  return read.data.flatMap(({ effectiveDirective, blockedURL, documentURL, sourceFile }) => {
    const directive = effectiveDirective?.split(' ', 1)[0] ?? ''
    const blocked = blockedOf(blockedURL)
    if (!/^[a-z-]{3,40}$/.test(directive) || blocked === undefined) return []
    if (ofExtension.test(blocked) || ofExtension.test(sourceFile ?? '')) return []
    return [{ directive, blocked, page: pageOf(documentURL) }]
  })
}
