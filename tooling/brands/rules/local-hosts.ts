import { configFile, type BrandRule, type Finding } from '../brand-app.ts'

const belowLocalhost = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)?localhost$/

/** A brand has one local host name, unique among brands; exactly one brand answers on plain localhost. */
export const localHosts: BrandRule = ({ apps }) => {
  const brandOf = new Map<string, string>()
  const hostOf = new Map<string, string>()
  const findings: Finding[] = []
  for (const app of apps) {
    const { brand, localHost } = app.config
    const report = (sentence: string) => findings.push({ file: configFile(app), key: 'localHost', sentence })
    if (!belowLocalhost.test(localHost))
      report(`'${localHost}' must end in .localhost: browsers lead such names to this machine.`)
    const other = brandOf.get(localHost) ?? brand
    if (other !== brand)
      report(
        `'${localHost}' belongs to the brand '${other}'. Another brand needs another name, such as ${brand}.localhost.`,
      )
    const brandHost = hostOf.get(brand) ?? localHost
    if (brandHost !== localHost)
      report(
        `is '${localHost}', but other apps of the brand '${brand}' say '${brandHost}'. A brand has one such name.`,
      )
    if (!brandOf.has(localHost)) brandOf.set(localHost, brand)
    if (!hostOf.has(brand)) hostOf.set(brand, localHost)
  }
  if (!brandOf.has('localhost'))
    findings.push({
      file: 'apps',
      key: 'localHost',
      sentence: "No app has 'localhost'. One brand must answer where nobody else does.",
    })
  return findings
}
