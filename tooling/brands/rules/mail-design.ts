import { mailLayouts } from '@camping/editions/mail-design.ts'
import { configFile, type BrandRule, type Finding } from '../brand-app.ts'

/** Mails of an app have a layout that there is, and a logo that can be drawn for them. */
export const mailDesign: BrandRule = ({ apps }) =>
  apps.flatMap((app) => {
    const { mails, logo } = app.config
    if (!mails) return []
    const findings: Finding[] = []
    const report = (key: string, sentence: string) =>
      findings.push({ file: configFile(app), key: `mails.${key}`, sentence })
    const layout: string | undefined = mails.layout
    if (layout !== undefined && !(mailLayouts as readonly string[]).includes(layout))
      report('layout', `'${layout}' is no layout of mails. Those are: ${mailLayouts.join(', ')}.`)
    const file = logo?.file ?? 'favicon.svg'
    if (mails.logo && !app.files.some(({ name }) => name === file))
      report(
        'logo',
        `There is no apps/${app.folder}/public/${file} to be drawn for mails. Put it there, or remove the line.`,
      )
    return findings
  })
