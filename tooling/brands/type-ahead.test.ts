import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { alderTokens } from '@camping/ui/theme/tokens.ts'
import { slotSections } from '@camping/ui/slots/slot-props.ts'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { checkout } from './places.ts'
import { configForm, type Form } from './rules/config-form.ts'

const folder = join(checkout, 'apps/white-label')
const { config } = ts.readConfigFile(join(checkout, 'tsconfig.base.json'), (path) =>
  readFileSync(path, 'utf8'),
)
const { options } = ts.convertCompilerOptionsFromJson(
  (config as { compilerOptions: object }).compilerOptions,
  folder,
)

/** Files that were read once, for every question. */
const registry = ts.createDocumentRegistry()

/** What an editor asks the language server of TypeScript about a file that is being written. The place of the cursor is `|`. */
function writing(name: string, text: string) {
  const path = join(folder, name)
  const at = text.indexOf('|')
  const source = text.replace('|', '')
  const host: ts.LanguageServiceHost = {
    getCompilationSettings: () => ({ ...options, types: [] }),
    getScriptFileNames: () => [path],
    // Each text of the file is a version of its own; others do not change.
    getScriptVersion: (file) => (file === path ? source : '1'),
    getScriptSnapshot(file) {
      if (file === path) return ts.ScriptSnapshot.fromString(source)
      return existsSync(file) ? ts.ScriptSnapshot.fromString(readFileSync(file, 'utf8')) : undefined
    },
    getCurrentDirectory: () => checkout,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
    realpath: ts.sys.realpath!,
  }
  const service = ts.createLanguageService(host, registry)
  return {
    offered: () => service.getCompletionsAtPosition(path, at, {})?.entries.map(({ name: one }) => one) ?? [],
    explained: (entry: string) => {
      const details = service.getCompletionEntryDetails(path, at, entry, {}, undefined, {}, undefined)
      return ts.displayPartsToString(details?.documentation)
    },
    errors: () =>
      service.getSemanticDiagnostics(path).map(({ start = 0, length, messageText }) => ({
        at: source.slice(start, start + length!),
        said: ts.flattenDiagnosticMessageText(messageText, ' '),
      })),
  }
}

const inConfig = (inner: string) =>
  `import { defineApp } from '@camping/editions/define-app.ts'\nexport default defineApp({ ${inner} })\n`
const inTheme = (inner: string) =>
  `import type { ThemeOverrides } from '@camping/ui/theme/tokens.ts'\nexport default { ${inner} } satisfies ThemeOverrides\n`
const inSlots = (inner: string) =>
  `import type { Slots } from '@camping/ui/slots/slot-props.ts'\nexport default { ${inner} } satisfies Slots\n`

const keysOf = (form: Form) => (form.is === 'group' ? Object.keys(form.keys) : [])

describe('an editor offers what can be written', () => {
  it('each setting of app.config.ts, with what it is for', () => {
    const { offered, explained } = writing('app.config.ts', inConfig('|'))
    expect(offered()).toEqual(expect.arrayContaining(keysOf(configForm)))
    expect(explained('campaigns')).toContain('Promotions with their dates')
  })

  it('the values of a setting', () => {
    expect(writing('app.config.ts', inConfig("sites: ['|']")).offered()).toContain('nl-be')
    expect(writing('app.config.ts', inConfig("homeSections: [{ section: '|' }]")).offered()).toContain(
      'promises',
    )
    expect(writing('app.config.ts', inConfig('supports: { | }')).offered()).toContain('voucherSale')
    expect(writing('app.config.ts', inConfig('inventory: { | }')).offered()).toEqual(
      expect.arrayContaining(['countries', 'funnels', 'facilities', 'tags', 'campsites']),
    )
  })

  it('each role of theme.ts and each slot', () => {
    expect(writing('theme.ts', inTheme('|')).offered()).toEqual(
      expect.arrayContaining([...Object.keys(alderTokens), 'dark']),
    )
    const slots = Object.entries(slotSections).flatMap(([page, sections]) =>
      sections.flatMap((section) => [`"${page}.before.${section}"`, `"${page}.after.${section}"`]),
    )
    expect(writing('slots.ts', inSlots('|')).offered()).toEqual(
      expect.arrayContaining(['loginService', ...slots]),
    )
  })
})

describe('an editor underlines what cannot be', () => {
  it.each([
    ['displayname', 'app.config.ts', inConfig("displayname: 'Fjord'"), "Did you mean to write 'displayName'"],
    ['form', 'app.config.ts', inConfig("campaigns: [{ form: '2027-01-01' }]"), "'form' does not exist"],
    ["'dk'", 'app.config.ts', inConfig("sites: ['dk']"), 'is not assignable'],
    ['brnad', 'theme.ts', inTheme("brnad: '#0B4F6C'"), "Did you mean to write 'brand'"],
    ['radius', 'theme.ts', inTheme("radius: '4px'"), 'is not assignable'],
    ["'home.after.hero'", 'slots.ts', inSlots("'home.after.hero': async () => () => null"), 'does not exist'],
  ])('%s in %s', (at, name, text, said) => {
    const found = writing(name, text).errors()
    expect(found).toContainEqual({ at, said: expect.stringContaining(said) as string })
  })
})
