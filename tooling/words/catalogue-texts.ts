import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { textListener } from '@camping/catalogue/texts/text-listener.ts'
import { root } from './message-source.ts'

const file = 'packages/catalogue/src/texts/further-texts.data.ts'

/** Enough campsites for every kind of text; the texts of more are the same. */
const enough = 600

/** A text of the demo world has no name: its key is made of its English. */
export const catalogueKey = (english: string): string =>
  `catalogue:${createHash('sha256').update(english).digest('hex').slice(0, 12)}`

/** The English of every text of the demo world, in the order in which it is made. */
export async function readCatalogueTexts(): Promise<string[]> {
  const heard = new Set<string>()
  textListener.heard = (english) => void heard.add(english)
  const { createCatalogue } = await import('@camping/catalogue/create-catalogue.ts')
  const options = { seed: 1, sites: enough, reviews: 0, today: '2027-01-15' }
  for (const _ of createCatalogue(options).sites()) continue
  delete textListener.heard
  return [...heard].filter((english) => /\p{L}/u.test(english))
}

/** The translations that are there, by set and English. */
export async function readTranslations(): Promise<Record<string, Record<string, string>>> {
  const { furtherTexts } = await import('@camping/catalogue/texts/further-texts.data.ts')
  return furtherTexts
}

/** Adds translations of a set, by their English. */
export async function writeCatalogueTexts(set: string, texts: ReadonlyMap<string, string>): Promise<void> {
  const all = await readTranslations()
  const rows = { ...all, [set]: { ...all[set], ...Object.fromEntries(texts) } }
  writeFileSync(
    join(root, file),
    `/**
 * Texts of the demo world in the languages beside the five authored ones: by message set, then by the English text. \`npm run words -- import\` writes
 * them.
 */
export const furtherTexts = ${JSON.stringify(rows, undefined, 2)}
`,
  )
}
