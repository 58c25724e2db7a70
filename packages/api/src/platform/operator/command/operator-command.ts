import type { CallServer } from './call-server.ts'

/** A command of `npm run operator -- {name} …`. */
export interface OperatorCommand {
  /** The arguments: '<reference> [reason]'. */
  readonly usage: string
  readonly summary: string
  /**
   * Returns the lines to print.
   * @throws OperatorProblem with one line about what is wrong.
   */
  run(args: readonly string[], call: CallServer): Promise<readonly string[]>
}
