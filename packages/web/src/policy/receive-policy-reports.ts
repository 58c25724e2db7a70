import { network } from '@camping/api/platform/admission/network.ts'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { policyRecords, policyReports, type PolicyRecord } from './policy-report.ts'

/** A report has about 1 kB; browsers send several together. */
const bodyLimit = 16 * 1024
const hourMs = 3_600_000
/**
 * Maximum number of different reports per hour in the log. Anybody may send reports, so the log must be protected from
 * a flood.
 */
const recordsPerHour = 100

/** Accepts reports of browsers. Each is logged once an hour, for any number of visitors. */
export async function receivePolicyReports(
  app: FastifyInstance,
  { record, now }: { record: (report: PolicyRecord) => void; now: () => Date },
): Promise<void> {
  await app.register(async (reports) => {
    await reports.register(rateLimit, {
      max: 20,
      timeWindow: 60_000,
      keyGenerator: ({ ip }) => network(ip),
    })
    reports.removeAllContentTypeParsers()
    reports.addContentTypeParser(
      ['application/csp-report', 'application/reports+json', 'application/json'],
      { parseAs: 'string', bodyLimit },
      (_request, body, done) => done(null, readJson(body as string)),
    )
    const recorded = new Set<string>()
    let until = 0
    reports.post(policyReports.path, (request, reply) => {
      const time = now().getTime()
      if (time >= until) {
        recorded.clear()
        until = time + hourMs
      }
      for (const report of policyRecords(request.body)) {
        const key = Object.values(report).join(' ')
        if (recorded.has(key) || recorded.size >= recordsPerHour) continue
        recorded.add(key)
        record(report)
      }
      return reply.code(204).header('cache-control', 'no-store').send()
    })
  })
}

/** Invalid JSON contains no report. */
function readJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
