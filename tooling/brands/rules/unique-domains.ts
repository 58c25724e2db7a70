import { configFile, type BrandRule, type Finding } from '../brand-app.ts'

const hostName = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/

/** Every edition has a valid production host name, and no two share one. */
export const uniqueDomains: BrandRule = ({ apps }) => {
  const owners = new Map<string, string>()
  return apps.flatMap((app) => {
    const { sites, domains } = app.config
    const file = configFile(app)
    const findings: Finding[] = []
    for (const site of sites)
      if (!domains[site])
        findings.push({
          file,
          key: `domains.${site}`,
          sentence: `is missing. The edition '${site}' needs the host name that visitors type.`,
        })
    for (const [site, domain] of Object.entries(domains)) {
      const key = `domains.${site}`
      const report = (sentence: string) => findings.push({ file, key, sentence })
      if (!sites.some((one) => one === site))
        report(`The app does not serve '${site}'. Add it to sites, or remove this line.`)
      if (!hostName.test(domain))
        report(
          `'${domain}' is not a host name. Write it like nl.fjord.example, without https:// and slashes.`,
        )
      const owner = owners.get(domain)
      if (owner !== undefined) report(`'${domain}' is taken by ${owner}. Every edition needs one of its own.`)
      owners.set(domain, `${file}, ${key}`)
    }
    return findings
  })
}
