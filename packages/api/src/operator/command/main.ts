import { callServer } from './call-server.ts'
import { findDoor } from './find-door.ts'
import { runOperator } from './run-operator.ts'

process.exitCode = await runOperator({
  args: process.argv.slice(2),
  call: () => callServer(findDoor(process.env)),
  print: (line) => process.stdout.write(`${line}\n`),
})
