import { isSiteCode } from '@camping/editions/markets.ts'
import { noEdition } from '../no-edition.ts'
import { configFile, type BrandRule, type Finding } from '../brand-app.ts'

/** An app serves at least one edition, each of which exists, and no two apps serve the same edition of a brand. */
export const servedSites: BrandRule = ({ apps }) => {
  const servedBy = new Map<string, string>()
  return apps.flatMap((app) => {
    const { sites, brand } = app.config
    const file = configFile(app)
    const findings: Finding[] = []
    const report = (sentence: string) => findings.push({ file, key: 'sites', sentence })
    if (sites.length === 0) report('is empty, so the app would serve nothing. Name at least one edition.')
    for (const site of sites) {
      if (!isSiteCode(site)) report(noEdition(String(site)))
      const other = servedBy.get(`${brand} ${site}`)
      if (other === app.folder) report(`names '${site}' twice.`)
      else if (other !== undefined)
        report(`The edition '${site}' of the brand '${brand}' is served by apps/${other} already.`)
      servedBy.set(`${brand} ${site}`, app.folder)
    }
    return findings
  })
}
