import { findLines } from './finding.mts'
import type { Rule } from './finding.mts'

/** Where the linter does not look: work that is left to do belongs into an issue, not into a comment. */
export const noLeftovers: Rule = (file) =>
  /\.(css|sql|html|ya?ml|sh|mjs|cjs|mts)$/.test(file.path) && !file.path.startsWith('tooling/lint/')
    ? findLines(file, /\b(TODO|FIXME|XXX)\b/, "'$0': do it, or file an issue")
    : []
