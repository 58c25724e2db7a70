import { callServer } from './call-server.ts'
import { findServer } from './find-server.ts'
import { runOperator } from './run-operator.ts'

process.exitCode = await runOperator({
  args: process.argv.slice(2),
  call: () => callServer(findServer(process.env)),
  print: (line) => process.stdout.write(`${line}\n`),
})
