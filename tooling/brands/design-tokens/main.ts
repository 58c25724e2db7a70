import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contrastFailures, contrastSentence } from '@camping/ui/theme/contrast.ts'
import { brandTokens } from '@camping/ui/theme/tokens.ts'
import { checkout } from '../places.ts'
import { appFolders, readBrands } from '../read-brands.ts'
import { changedTheme, changeLine, themeChanges } from './change-theme.ts'
import { readTokenFile } from './read-token-file.ts'
import { tokenFile } from './token-file.ts'

const help = `npm run tokens -- export <app> [file]     the theme as design tokens (W3C format), by default in <app>.tokens.json
npm run tokens -- compare <app> <file>    what a file of tokens changes; changes nothing itself
npm run tokens -- import <app> <file>     writes it into apps/<app>/theme.ts

"alder" is the theme of the house: it can be exported and compared.`

const house = 'alder'

async function themeOf(name: string) {
  if (name === house) return {}
  const { brands, findings } = await readBrands()
  const app = brands.apps.find(({ folder }) => folder === name)
  if (app) return app.theme
  const broken = findings.find(({ file }) => file.startsWith(`apps/${name}/`))
  throw new Error(
    broken
      ? `${broken.file} ${broken.sentence}`
      : `There is no app '${name}'. There are: ${[house, ...appFolders()].join(', ')}.`,
  )
}

async function exportTokens(name: string, path = `${name}.tokens.json`): Promise<void> {
  writeFileSync(path, `${JSON.stringify(tokenFile(brandTokens(await themeOf(name))), undefined, 2)}\n`)
  console.log(`Written to ${path}`)
}

async function takeTokens(command: 'compare' | 'import', name: string, path: string): Promise<void> {
  const theme = await themeOf(name)
  const tokens = brandTokens(theme)
  const values = readTokenFile(readFileSync(path, 'utf8'))
  const changes = themeChanges(tokens, values)
  for (const change of changes) console.log(changeLine(change))
  if (changes.length === 0) return console.log('The theme has these values already.')
  const dark = Object.fromEntries(changes.filter(({ look }) => look).map(({ name: role, to }) => [role, to]))
  const after = { ...tokens, ...values.light, ...values.measures, dark: { ...tokens.dark, ...dark } }
  const weak = contrastFailures(after)
  for (const failure of weak) console.log(`  ${contrastSentence(failure)}`)
  if (command === 'compare') return
  if (name === house)
    throw new Error('The theme of the house is packages/ui/src/theme/tokens.ts: all brands stand on it.')
  if (weak.length > 0) throw new Error('Nothing was written: these colours cannot be read.')
  const file = join(checkout, 'apps', name, 'theme.ts')
  writeFileSync(file, changedTheme(readFileSync(file, 'utf8'), changes, theme.dark))
  console.log(`Written to apps/${name}/theme.ts`)
}

const [command, name, file] = process.argv.slice(2)
try {
  if (command === 'export' && name) await exportTokens(name, file)
  else if ((command === 'compare' || command === 'import') && name && file)
    await takeTokens(command, name, file)
  else console.log(help)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
