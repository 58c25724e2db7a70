import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { house } from '@camping/editions/house.ts'
import { isSiteCode } from '@camping/editions/markets.ts'
import { asLine } from '../brand-app.ts'
import { judgeBrands } from '../brand-rules.ts'
import { isInstalled } from '../places.ts'
import { readBrands } from '../read-brands.ts'
import type { Answers } from './answers.ts'
import { appFiles, appOf } from './app-files.ts'
import { withSeenMark } from './dark-mark.ts'
import { AnswerError } from './read-answer.ts'

/**
 * Writes the folder of a new brand and returns its files. It first checks the brand with the rules of the build, and
 * writes nothing when they find a problem. `print` gets what it changed of the answers.
 */
export async function makeApp(
  root: string,
  answers: Answers,
  print: (line: string) => void = () => {},
): Promise<string[]> {
  const folder = join(root, 'apps', answers.brand)
  if (existsSync(folder))
    throw new AnswerError(`apps/${answers.brand} is there already. Choose another name.`)
  const { brands, findings } = await readBrands(root)
  // The first app of a brand's repository has no others beside it.
  const isFirst = brands.apps.length === 0
  const broken = findings.length > 0 || isFirst ? findings : judgeBrands(brands)
  if (broken.length > 0)
    throw new AnswerError(`Another brand has to be put right first:\n${broken.map(asLine).join('\n')}`)
  const { app, recoloured } = await withSeenMark(
    appOf(answers, { localHost: isFirst ? 'localhost' : `${answers.brand}.localhost` }),
  )
  const refused = judgeBrands({ ...brands, apps: [...brands.apps, app] })
  if (refused.length > 0) throw new AnswerError(refused.map(asLine).join('\n'))
  if (recoloured !== undefined)
    print(
      `public/${recoloured} was too dark for dark headers and got lighter colours for them, in @media (prefers-color-scheme:dark). For others, add a file and name it as logo.dark in app.config.ts.`,
    )
  const files = Object.entries(appFiles(app, { isInstalled }))
  for (const [name, text] of files) {
    const path = join(folder, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  return files.map(([name]) => `apps/${answers.brand}/${name}`)
}

/**
 * Removes the folder of a brand. Refuses when no other brand would answer on plain localhost. For an edition of the house it
 * asks first: a typing error must not take a market offline.
 * @param confirm asks a question; undefined where nobody can answer
 */
export async function removeApp(
  root: string,
  id: string,
  confirm?: (question: string) => Promise<boolean>,
): Promise<void> {
  const { brands } = await readBrands(root)
  if (!/^[\w-]+$/.test(id) || !existsSync(join(root, 'apps', id)))
    throw new AnswerError(
      `There is no app '${id}'. There are: ${brands.apps.map(({ folder }) => folder).join(', ')}.`,
    )
  const rest = brands.apps.filter(({ folder }) => folder !== id)
  if (!rest.some(({ config }) => config.localHost === 'localhost'))
    throw new AnswerError(
      `'${id}' is the last app that answers on localhost. Give that name to another one first.`,
    )
  const removed = brands.apps.find(({ folder }) => folder === id)?.config
  // An app that cannot be read may be one of the house, which a name of its editions shows.
  if (removed ? removed.brand === house.brand : isSiteCode(id)) {
    const what = `apps/${id} is an edition of ${house.displayName}, the house brand. Its visitors will get another edition's pages.`
    if (!confirm) throw new AnswerError(`${what} Add --yes if you mean it.`)
    if (!(await confirm(`${what}\nType ${id} to remove it: `)))
      throw new AnswerError(`Nothing is removed: apps/${id} stays.`)
  }
  rmSync(join(root, 'apps', id), { recursive: true, force: true })
}
