import { messageSets, markets } from '@camping/editions/markets.ts'
import type { BrandRule, Finding } from '../brand-app.ts'
import { messageShape } from '../message-shape.ts'

/** An app's own words: in files named after a set it speaks, for messages that exist, asking for the same values. */
export const ownWords: BrandRule = ({ apps, tables }) => {
  const known = new Map([...tables.values()].flatMap((table) => Object.entries(table)))
  return apps.flatMap(({ folder, config, words }) => {
    const findings: Finding[] = []
    const spoken = new Set<string>(config.sites.map((site) => markets[site].messages))
    for (const [name, own] of words) {
      const file = `apps/${folder}/messages/${name}`
      const tell = (key: string, sentence: string) => findings.push({ file, key, sentence })
      const set = messageSets.find((one) => `${one}.json` === name)
      if (!set || !spoken.has(set)) {
        const files = [...spoken].map((one) => `${one}.json`).join(', ')
        tell('', `is read by no edition of this app. Its files are: ${files}.`)
        continue
      }
      for (const [key, text] of Object.entries(own)) {
        const row = known.get(key)
        if (!row) tell(key, 'There is no such message. The keys are in packages/editions/src/messages.')
        else if (typeof text !== 'string' || text.trim() === '') tell(key, 'has no text.')
        else {
          const [is, must] = [messageShape(text), messageShape(row[set])]
          if (is !== must) tell(key, `must ask for the same values as the house: ${must}. It has: ${is}.`)
        }
      }
    }
    return findings
  })
}
