import { configFile, type BrandRule, type Finding } from '../brand-app.ts'

/** `passkeyDomain` is one of the brand's own, above all its editions: browsers make passkeys for no other one. */
export const passkeyDomain: BrandRule = ({ apps }) => {
  const domainOf = new Map<string, string>()
  return apps.flatMap((app) => {
    const { brand, passkeyDomain: domain = '', domains } = app.config
    const findings: Finding[] = []
    const report = (sentence: string) =>
      findings.push({ file: configFile(app), key: 'passkeyDomain', sentence })
    const other = domainOf.get(brand) ?? domain
    if (other !== domain)
      report(
        `is '${domain}', but other apps of the brand '${brand}' say '${other}'. Passkeys count in all editions of a brand or in one.`,
      )
    domainOf.set(brand, other)
    if (!domain) return findings
    if (!domain.includes('.'))
      report(`'${domain}' belongs to everybody. Write the brand's own, like fjord.example.`)
    for (const name of Object.values(domains))
      // Another rule names what is not a host name.
      if (!/[/:\s]/.test(name) && name !== domain && !name.endsWith(`.${domain}`))
        report(`'${name}' is not below '${domain}', so browsers would make no passkeys there.`)
    return findings
  })
}
