import { isReportDsn } from '@camping/editions/report-dsn.ts'
import { configFile, type BrandRule, type Finding } from '../brand-app.ts'

/** Each address for error reports belongs to an edition of the app and has the form of its service (errors-14). */
export const errorReporting: BrandRule = ({ apps }) =>
  apps.flatMap((app) =>
    Object.entries(app.config.errorReporting ?? {}).flatMap(([site, dsn]): Finding[] => {
      const at = { file: configFile(app), key: `errorReporting.${site}` }
      if (!app.config.sites.some((one) => one === site))
        return [{ ...at, sentence: `'${site}' is not served by this app. Remove the line.` }]
      if (isReportDsn(dsn)) return []
      const sentence = `'${dsn}' must look like https://<32 letters and digits>@errors.example/1. Copy the DSN from the service.`
      return [{ ...at, sentence }]
    }),
  )
