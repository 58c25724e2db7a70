import { migrateCommand } from './migrate-command.ts'
import { StartupError } from './startup-error.ts'

try {
  await migrateCommand(process.env, (line) => process.stdout.write(`${line}\n`))
} catch (error) {
  process.stderr.write(`${error instanceof StartupError ? error.message : String(error)}\n`)
  process.exitCode = 1
}
