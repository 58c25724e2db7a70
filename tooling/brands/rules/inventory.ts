import { createFunnels } from '@camping/catalogue/content/funnels.ts'
import { facilityRows } from '@camping/catalogue/content/facilities.data.ts'
import { countryRows } from '@camping/catalogue/places/countries.data.ts'
import { configFile, type BrandRule, type Finding } from '../brand-app.ts'

/** The part of the catalogue that an app offers names things that exist. Campsites come from the database, which no check reads. */
export const inventory: BrandRule = ({ apps }) =>
  apps.flatMap((app) => {
    const { inventory: stated, supports } = app.config
    if (!stated) return []
    const findings: Finding[] = []
    const report = (key: string, sentence: string) =>
      findings.push({ file: configFile(app), key: `inventory${key}`, sentence })
    if (Object.keys(stated).length === 0)
      report(
        '',
        'is empty. State countries, funnels, facilities, tags or campsites, or remove it to offer everything.',
      )
    if (!supports.destinations && !supports.checkout)
      report('', 'limits nothing: this app shows and sells no campsites. Remove it.')
    for (const [key, list] of Object.entries(stated))
      if (list.length === 0)
        report(`.${key}`, 'is an empty list, so nothing would be offered. Fill it, or remove it.')
    const known = {
      countries: countryRows.map(([code]): string => code),
      funnels: createFunnels('2027-01-01').map(({ key }): string => key),
    }
    for (const key of ['countries', 'funnels'] as const)
      for (const [index, one] of (stated[key] ?? []).entries())
        if (!known[key].includes(one))
          report(`.${key}[${index}]`, `'${one}' is not in the catalogue. It has: ${known[key].join(', ')}.`)
    for (const key of ['facilities', 'tags'] as const)
      for (const [index, id] of (stated[key] ?? []).entries())
        if (!facilityRows.some(([one]) => one === id)) {
          const names = facilityRows.map(([one, , , , , name]) => `${one} (${name})`).join(', ')
          report(`.${key}[${index}]`, `${id} is no facility. Those are: ${names}.`)
        }
    if (stated.tags?.length === 1)
      report(
        '.tags',
        'has one number, which every campsite has to have. Write it into facilities, or add another.',
      )
    for (const [index, slug] of (stated.campsites ?? []).entries())
      if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))
        report(
          `.campsites[${index}]`,
          `'${slug}' must be the last part of a campsite's address, such as camping-du-lac.`,
        )
    return findings
  })
