import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { productNode } from './child-environment.mjs'
import { PlainError, runCommand } from './progress.mjs'
import { root } from './workspace.mjs'

await runCommand(async () => {
  const program = join(root, 'packages/web/dist/migrate.js')
  if (!existsSync(program)) throw new PlainError('Nothing is built yet: npm run build, or npm start once.')
  process.exitCode = await new Promise((done, fail) => {
    const child = spawn(productNode(), [program, ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' })
    child.once('error', fail)
    child.once('exit', (code) => done(code ?? 1))
  })
})
