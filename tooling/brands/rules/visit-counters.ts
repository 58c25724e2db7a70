import { isCounterAddress, visitCounterIds, visitCounterProviders } from '@camping/editions/visit-counters.ts'
import { configFile, type BrandRule, type Finding } from '../brand-app.ts'

/** Each counter of visits is a known service at an address, with an id for each edition of the app. */
export const visitCounters: BrandRule = ({ apps }) =>
  apps.flatMap((app) =>
    (app.config.visitCounters ?? []).flatMap(({ provider, url, ids }, index) => {
      const findings: Finding[] = []
      const report = (key: string, sentence: string) =>
        findings.push({ file: configFile(app), key: `visitCounters[${index}].${key}`, sentence })
      const form = visitCounterIds[provider]
      if (!form) {
        report(
          'provider',
          `'${provider}' is no counter that we know. Those are: ${visitCounterProviders.join(', ')}. Google's tags are tagManagerId.`,
        )
        return findings
      }
      if (!isCounterAddress(url))
        report(
          'url',
          `'${url}' must be https:// and the host of the service, without anything behind it, such as https://stats.fjord.example.`,
        )
      for (const site of app.config.sites)
        if (ids[site] === undefined)
          report(
            `ids.${site}`,
            `is missing, so visits of the edition '${site}' would not be counted. Copy the id from the service.`,
          )
      for (const [site, id] of Object.entries(ids)) {
        if (!app.config.sites.some((one) => one === site))
          report(`ids.${site}`, `'${site}' is not served by this app. Remove the line.`)
        else if (!form.test(id))
          report(
            `ids.${site}`,
            `'${id}' must be ${provider === 'matomo' ? 'the number of the website in Matomo, such as 3' : 'the domain as Plausible lists it, such as nl.fjord.example'}.`,
          )
      }
      return findings
    }),
  )
