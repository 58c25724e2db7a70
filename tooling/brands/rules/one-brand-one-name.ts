import { configFile, type BrandRule } from '../brand-app.ts'

/** Apps of one brand have the same name: mails, titles and the imprint mean one company. */
export const oneBrandOneName: BrandRule = ({ apps }) => {
  const names = new Map<string, string>()
  return apps.flatMap((app) => {
    const { brand, displayName } = app.config
    const known = names.get(brand) ?? displayName
    names.set(brand, known)
    if (known === displayName) return []
    const sentence = `is '${displayName}', but other apps of the brand '${brand}' say '${known}'.`
    return [{ file: configFile(app), key: 'displayName', sentence }]
  })
}
