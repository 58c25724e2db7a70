import { spawn } from 'node:child_process'
import { productNode, toolEnvironment } from './child-environment.mjs'
import { root } from './workspace.mjs'

/** A second Ctrl-C this long after the first one means that draining is not wanted any more. */
const impatience = 2000

/**
 * Runs a long-lived program on the product's Node with our own terminal, hands SIGINT and SIGTERM on to it once,
 * and ends with its exit code.
 */
export function serve(parameters, environment = {}) {
  const child = spawn(productNode(), parameters, {
    cwd: root,
    stdio: 'inherit',
    env: toolEnvironment(environment),
  })
  let signalledAt = 0
  const pass = (signal) => {
    if (signalledAt === 0) {
      signalledAt = performance.now()
      child.kill(signal)
    } else if (performance.now() - signalledAt > impatience) child.kill('SIGKILL')
  }
  process.on('SIGINT', pass)
  process.on('SIGTERM', pass)
  whenOrphaned(() => pass('SIGTERM'))
  return new Promise((done, fail) => {
    child.once('error', fail)
    child.once('exit', (code, signal) => {
      process.exitCode = code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)
      done()
    })
  })
}

/**
 * npm hands a signal to its shell, and that shell dies without handing it on. Who was started by npm therefore takes
 * the death of the shell as the request to stop.
 */
function whenOrphaned(stop) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    stop()
  }, 300)
  watch.unref()
}
