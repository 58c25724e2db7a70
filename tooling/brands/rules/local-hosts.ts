import { configFile, type BrandApp, type BrandRule, type Finding } from '../brand-app.ts'

const belowLocalhost = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)?localhost$/

type Config = BrandApp['config']

/** What most of them say; the first of those that say the same as often. */
function mostFrequent(values: readonly string[]): string | undefined {
  const count = (value: string) => values.filter((one) => one === value).length
  return values.toSorted((one, other) => count(other) - count(one))[0]
}

/** The brand that a name belongs to: the one it is named after, else the one with the most apps on it. */
function ownerOf(host: string, configs: readonly Config[]): string | undefined {
  const brands = configs.filter(({ localHost }) => localHost === host).map(({ brand }) => brand)
  return brands.find((brand) => host === `${brand}.localhost`) ?? mostFrequent(brands)
}

/** The name of a brand: the one named after it, else what most of its apps say. */
function hostOf(brand: string, configs: readonly Config[]): string | undefined {
  const hosts = configs.filter((config) => config.brand === brand).map(({ localHost }) => localHost)
  return hosts.find((host) => host === `${brand}.localhost`) ?? mostFrequent(hosts)
}

/** A brand has one local host name, unique among brands; exactly one brand answers on plain localhost. */
export const localHosts: BrandRule = ({ apps }) => {
  const configs = apps.map(({ config }) => config)
  const isFree = (host: string) => !configs.some(({ localHost }) => localHost === host)
  const findings: Finding[] = []
  for (const app of apps) {
    const { brand, localHost } = app.config
    const report = (sentence: string) => findings.push({ file: configFile(app), key: 'localHost', sentence })
    if (!belowLocalhost.test(localHost))
      report(`'${localHost}' must end in .localhost: browsers lead such names to this machine.`)
    const owner = ownerOf(localHost, configs)
    if (owner !== brand) {
      const free = [`${brand}.localhost`, `${app.folder}.localhost`, `${brand}-2.localhost`].find(isFree)
      report(
        `'${localHost}' belongs to the brand '${owner}' (apps/${apps.find(({ config }) => config.brand === owner)?.folder}). The brand '${brand}' needs another name${free ? `, such as ${free}` : ''}.`,
      )
    }
    const usual = hostOf(brand, configs)
    if (usual !== localHost)
      report(
        `is '${localHost}', but other apps of the brand '${brand}' say '${usual}'. A brand has one such name. If this is another brand, give it another word as brand.`,
      )
  }
  if (isFree('localhost'))
    findings.push({
      file: 'apps',
      key: 'localHost',
      sentence: "No app has 'localhost'. One brand must answer where nobody else does.",
    })
  return findings
}
