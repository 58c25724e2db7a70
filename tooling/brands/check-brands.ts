import { asLine, type Finding } from './brand-app.ts'
import { judgeBrands } from './brand-rules.ts'
import { productFiles } from './product-files.ts'
import { checkout, readBrands } from './read-brands.ts'
import { unusedKeys } from './rules/used-keys.ts'

/** All problems of the brands in a checkout. */
export async function findingsIn(root = checkout): Promise<Finding[]> {
  const { brands, findings } = await readBrands(root)
  if (findings.length > 0) return [...findings]
  const judged = judgeBrands(brands)
  return judged.length > 0 ? judged : unusedKeys(brands, productFiles(root))
}

/** `node tooling/brands/check-brands.ts` prints one line per finding and exits with 1 when there is any. */
async function main(): Promise<void> {
  const findings = await findingsIn()
  for (const finding of findings) console.log(asLine(finding))
  if (findings.length > 0) process.exitCode = 1
  else console.log(`${(await readBrands()).brands.apps.length} apps`)
}

if (import.meta.main) await main()
