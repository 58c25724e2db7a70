import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { root } from './workspace.mjs'

const tailLength = 40

/**
 * Runs a program and keeps what it prints. Resolves with exit code and output; never rejects: a program that
 * cannot be started is exit code 127. `show` also passes the output on as it comes, in whole lines after this name: other programs
 * may be running beside it.
 */
export function runQuietly(program, parameters, { env = process.env, cwd = root, show } = {}) {
  return new Promise((done) => {
    const child = spawn(program, parameters, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    const chunks = []
    const collect = (stream, out) => {
      stream.on('data', (chunk) => chunks.push(chunk))
      if (show) createInterface({ input: stream }).on('line', (line) => out.write(`${show} │ ${line}\n`))
    }
    collect(child.stdout, process.stdout)
    collect(child.stderr, process.stderr)
    const output = () => Buffer.concat(chunks).toString()
    child.once('error', (error) => done({ code: 127, output: `${output()}${error.message}` }))
    child.once('close', (code, signal) =>
      done({ code: code ?? (signal === 'SIGINT' ? 130 : 1), output: output() }),
    )
  })
}

/** The last lines of a program's output: enough to see what went wrong, not all it had to say. */
export function tail(output, lines = tailLength) {
  return output.trimEnd().split('\n').slice(-lines).join('\n')
}
