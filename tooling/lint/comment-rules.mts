import { findLines } from './finding.mts'
import type { Rule } from './finding.mts'

/** Covers files that the linter skips: open work belongs in an issue, not into a comment. */
export const noLeftovers: Rule = (file) =>
  /\.(css|sql|html|ya?ml|sh|mjs|cjs|mts)$/.test(file.path) && !file.path.startsWith('tooling/lint/')
    ? findLines(file, /\b(TODO|FIXME|XXX)\b/, "'$0': do it, or file an issue")
    : []
