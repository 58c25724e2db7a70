import { asLine, type Finding } from './brand-app.ts'
import { judgeBrands } from './brand-rules.ts'
import { productFiles } from './product-files.ts'
import { checkout, isInstalled } from './places.ts'
import { readBrands } from './read-brands.ts'
import { unusedKeys } from './rules/used-keys.ts'

/** All problems of the brands in a checkout. */
export async function findingsIn(root = checkout): Promise<Finding[]> {
  const { brands, findings } = await readBrands(root)
  if (findings.length > 0) return [...findings]
  const judged = judgeBrands(brands)
  // Words that nobody uses are of the house; a brand's repository has none of its sources.
  return judged.length > 0 || isInstalled ? judged : unusedKeys(brands, productFiles(root))
}

/**
 * `node tooling/brands/check-brands.ts`, and `camping check` in a brand's repository: prints one line per finding, exits with 1 when there
 * is any, and returns whether there is none.
 */
export async function checkBrands(): Promise<boolean> {
  const findings = await findingsIn()
  for (const finding of findings) console.log(asLine(finding))
  if (findings.length > 0) process.exitCode = 1
  else console.log(`${(await readBrands()).brands.apps.length} apps`)
  return findings.length === 0
}

if (import.meta.main && !isInstalled) await checkBrands()
