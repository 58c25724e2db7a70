import { configFile, type BrandRule, type Finding } from '../brand-app.ts'
import { didYouMean, nearestName } from '../nearest-name.ts'
import { configForm, type Form } from './config-form.ts'

const asWords: Record<Form['is'], string> = {
  text: "a text in quotes, such as 'fjord'",
  number: 'a number without quotes, such as 34',
  switch: 'true or false, without quotes',
  list: "a list in square brackets, such as ['nl', 'de']",
  group: "a group in curly brackets, such as { nl: 'nl.fjord.example' }",
  named: "a group in curly brackets, such as { nl: 'nl.fjord.example' }",
}

function kindOf(value: unknown): Form['is'] | undefined {
  if (typeof value === 'string') return 'text'
  if (typeof value === 'number') return 'number'
  if (typeof value === 'boolean') return 'switch'
  if (Array.isArray(value)) return 'list'
  return typeof value === 'object' && value !== null ? 'group' : undefined
}

type Report = (key: string, sentence: string) => void

function check(value: unknown, form: Form, { key, report }: { key: string; report: Report }): void {
  if (kindOf(value) !== (form.is === 'named' ? 'group' : form.is))
    return report(key, `must be ${asWords[form.is]}.`)
  if (form.is === 'list')
    for (const [index, one] of (value as unknown[]).entries())
      check(one, form.of, { key: `${key}[${index}]`, report })
  if (form.is === 'named')
    for (const [name, one] of Object.entries(value as object))
      check(one, form.of, { key: `${key}.${name}`, report })
  if (form.is === 'group') {
    const place = (name: string) => (key ? `${key}.${name}` : name)
    const unknown = Object.keys(value as object).filter((name) => !Object.hasOwn(form.keys, name))
    const meant = new Map(unknown.map((name) => [nearestName(name, Object.keys(form.keys)), name]))
    for (const [name, known] of Object.entries(form.keys)) {
      const one = (value as Record<string, unknown>)[name]
      if (one !== undefined)
        check(one, 'optional' in known ? known.optional : known, { key: place(name), report })
      else if (!('optional' in known) && !meant.has(name))
        report(place(name), `is missing. It must be ${asWords[known.is]}.`)
    }
    for (const name of unknown) {
      const names = Object.keys(form.keys)
      const those = key ? `Those of ${key} are` : 'The settings are'
      report(
        place(name),
        `is not a setting we know. ${didYouMean(name, names)}${those}: ${names.join(', ')}.`,
      )
    }
  }
}

/** Every setting of app.config.ts is present, known and of the right type, at any depth. The other rules rely on it. */
export const completeConfig: BrandRule = ({ apps }) =>
  apps.flatMap((app) => {
    const findings: Finding[] = []
    const file = configFile(app)
    check(app.config, configForm, {
      key: '',
      report: (key, sentence) => findings.push({ file, key, sentence }),
    })
    return findings
  })
