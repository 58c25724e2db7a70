import { relative } from 'node:path'
import { messageSets, markets } from '@camping/editions/markets.ts'
import { didYouMean } from '../nearest-name.ts'
import type { BrandRule, Finding } from '../brand-app.ts'
import { presentName } from '../former-messages.ts'
import { messageShape } from '../message-shape.ts'
import { checkout, messagesFolder } from '../places.ts'

function unknownMessage(key: string, known: ReadonlyMap<string, unknown>): string {
  const present = presentName(key, (name) => known.has(name))
  return present
    ? `is called '${present}' in this release. Write that name.`
    : `There is no such message. ${didYouMean(key, known.keys())}The keys are in ${relative(checkout, messagesFolder)}.`
}

/** An app's messages are in files named after its message sets, override existing messages, and use the same values. */
export const appMessages: BrandRule = ({ apps, tables }) => {
  const known = new Map([...tables.values()].flatMap((table) => Object.entries(table)))
  return apps.flatMap(({ folder, config, words }) => {
    const findings: Finding[] = []
    const spoken = new Set<string>(config.sites.map((site) => markets[site].messages))
    for (const [name, texts] of words) {
      const file = `apps/${folder}/messages/${name}`
      const report = (key: string, sentence: string) => findings.push({ file, key, sentence })
      const set = messageSets.find((one) => `${one}.json` === name)
      if (!set || !spoken.has(set)) {
        const files = [...spoken].map((one) => `${one}.json`).join(', ')
        report('', `is read by no edition of this app. Its files are: ${files}.`)
        continue
      }
      for (const [key, text] of Object.entries(texts)) {
        const row = known.get(key)
        if (!row) report(key, unknownMessage(key, known))
        else if (typeof text !== 'string' || text.trim() === '') report(key, 'has no text.')
        else {
          const [is, must] = [messageShape(text), messageShape(row[set])]
          if (is !== must) report(key, `must ask for the same values as the house: ${must}. It has: ${is}.`)
        }
      }
    }
    return findings
  })
}
