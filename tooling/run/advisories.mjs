import { npxParameters } from './child-environment.mjs'
import { runQuietly } from './run-quietly.mjs'

/**
 * What the registry knows against the packages of the product: 'fine', 'found' (high or critical), or 'unasked' where it
 * does not answer such questions, which some networks and mirrors do not let through. Never 'fine' without an answer.
 */
export async function requestAdvisories() {
  const { code, output } = await runQuietly(
    'npx',
    npxParameters('-c', 'pnpm audit --prod --audit-level high --json'),
  )
  return { outcome: outcomeOfAudit(code, output), output }
}

/** The registry or the way to it did not answer the question. */
const noAnswer =
  /ERR_PNPM_AUDIT_(BAD_RESPONSE|ENDPOINT)|ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT|error sending request/

/** Reads what `pnpm audit --json` printed. Whatever is neither an answer nor a known silence counts as found: somebody looks. */
export function outcomeOfAudit(code, output) {
  const report = reportIn(output)
  const counts = report?.metadata?.vulnerabilities
  if (!counts) return noAnswer.test(output) ? 'unasked' : 'found'
  const { high = 0, critical = 0 } = counts
  return high + critical > 0 || code !== 0 ? 'found' : 'fine'
}

/** The JSON among what npx says besides. */
function reportIn(output) {
  try {
    return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1))
  } catch {
    return undefined
  }
}
