import { parseArgs } from 'node:util'
import { exportWords } from './export-words.ts'
import { checkWords, importWords } from './import-words.ts'

const help = `npm run words -- export --set=fr            texts of a set for translators, as XLIFF 2.1 with pictures
                  [--format=json] [--only=checkout,portal] [--app=de-at] [--to=folder]
                  [--everything]: what is no message too, for a new language
npm run words -- check translations/fr/fr.xlf   what would be wrong with a translated file; changes nothing
npm run words -- import translations/fr/fr.xlf  writes its texts into packages/editions/src/messages
                  [--app=de-at]: into the app's own words`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    set: { type: 'string' },
    format: { type: 'string', default: 'xliff' },
    only: { type: 'string' },
    app: { type: 'string' },
    everything: { type: 'boolean' },
    to: { type: 'string' },
  },
})
const [command, file] = positionals
try {
  if (command === 'export' && values.set) await exportWords({ ...values, set: values.set })
  else if (command === 'check' && file) await checkWords(file, values.app)
  else if (command === 'import' && file) await importWords(file, values.app)
  else console.log(help)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
