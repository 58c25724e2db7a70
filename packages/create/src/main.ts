#!/usr/bin/env node
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { repositoryFiles } from './repository-files.ts'

const usage = `npm create @camping <folder>                 asks for everything
npm create @camping <folder> -- --brand fjord --name "Fjord Camping" --sites nl,de --features all --colour 0B4F6C
npm create @camping <folder> -- --help       lists all flags, once the packages are there`

/** Makes the repository of a brand in an empty folder: writes its files, installs the packages, and lets them make the app. */
function main([name, ...flags]: readonly string[]): number {
  if (name === undefined || name.startsWith('-')) {
    console.error(usage)
    return 1
  }
  const folder = resolve(name)
  if (existsSync(folder) && readdirSync(folder).some((file) => file !== '.git')) {
    console.error(`${folder} is not empty. Name another folder.`)
    return 1
  }
  const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8')
  const { version } = JSON.parse(manifest) as { version: string }
  const repository = basename(folder)
    .toLowerCase()
    .replaceAll(/[^a-z\d-]+/g, '-')
  for (const [path, text] of Object.entries(repositoryFiles(repository, version))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const npm = (...parameters: string[]) =>
    spawnSync('npm', parameters, { cwd: folder, stdio: 'inherit' }).status ?? 1
  const failed =
    npm('install', '--no-fund', '--no-audit') || npm('run', '--silent', 'new-app', '--', ...flags)
  if (failed) return failed
  console.log(`\nNext: cd ${name} && npm run dev`)
  return 0
}

process.exitCode = main(process.argv.slice(2))
