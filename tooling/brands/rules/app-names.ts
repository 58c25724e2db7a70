import { configFile, type BrandRule, type Finding } from '../brand-app.ts'

const slug = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/** An app has the name of its folder everywhere, in characters that are valid in an address. */
export const appNames: BrandRule = ({ apps }) =>
  apps.flatMap((app) => {
    const { folder, config, packageName } = app
    const file = configFile(app)
    const findings: Finding[] = []
    if (!slug.test(folder))
      findings.push({
        file: `apps/${folder}`,
        key: '',
        sentence: 'A folder name has small letters, digits and dashes, and begins with a letter.',
      })
    if (config.id !== folder)
      findings.push({
        file,
        key: 'id',
        sentence: `is '${config.id}', but the folder is '${folder}'. Both must be the same.`,
      })
    if (!slug.test(config.brand))
      findings.push({
        file,
        key: 'brand',
        sentence: `'${config.brand}' cannot be part of an address. Use small letters, digits and dashes, beginning with a letter.`,
      })
    if (config.displayName.trim() === '')
      findings.push({ file, key: 'displayName', sentence: 'is empty. Visitors read it in every title.' })
    const expected = `@camping/app-${folder}`
    if (packageName !== expected)
      findings.push({
        file: `apps/${folder}/package.json`,
        key: 'name',
        sentence: `is '${packageName}' and must be '${expected}'.`,
      })
    return findings
  })
