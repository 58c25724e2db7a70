import type { CallServer } from './call-server.ts'

/** Something that `npm run operator -- {name} …` does. */
export interface OperatorCommand {
  /** What follows the name: '<reference> [reason]'. */
  readonly usage: string
  readonly summary: string
  /** Answers the lines to print. @throws OperatorProblem with the line that says what is wrong. */
  run(args: readonly string[], call: CallServer): Promise<readonly string[]>
}
