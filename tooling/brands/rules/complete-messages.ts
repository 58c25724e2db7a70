import { messageSets } from '@camping/editions/markets.ts'
import type { BrandRule, Finding } from '../brand-app.ts'
import { messageShape } from '../message-shape.ts'

/** Every message has a text in all seven sets, and all texts use the same values with the same plurals and selects. */
export const completeMessages: BrandRule = ({ tables }) => {
  const findings: Finding[] = []
  const homes = new Map<string, string>()
  for (const [namespace, table] of tables) {
    const file = `packages/editions/src/messages/${namespace}.messages.ts`
    for (const [key, row] of Object.entries(table)) {
      const report = (sentence: string) => findings.push({ file, key, sentence })
      const home = homes.get(key)
      if (home) report(`stands in ${home} as well. A key belongs to one file.`)
      homes.set(key, file)
      const must = messageShape(row['en-GB'] ?? '')
      for (const set of messageSets) {
        const text = row[set]
        if (!text?.trim()) report(`has no text in ${set}.`)
        else if (messageShape(text) !== must)
          report(
            `${set} asks for ${messageShape(text)}, but en-GB for ${must}. All sets must ask for the same.`,
          )
      }
    }
  }
  return findings
}
