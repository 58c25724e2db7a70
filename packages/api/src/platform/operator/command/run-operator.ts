import { agentCommands } from './agent-commands.ts'
import { type CallServer } from './call-server.ts'
import { OperatorProblem } from './operator-problem.ts'
import type { OperatorCommand } from './operator-command.ts'
import { discountCommands } from './discount-commands.ts'
import { overdueCommands } from './overdue-commands.ts'
import { paymentCommands } from './payment-commands.ts'
import { receptionCommands } from './reception-commands.ts'
import { requestCommands } from './request-commands.ts'
import { saleCommands } from './sale-commands.ts'
import { voucherCommands } from './voucher-commands.ts'

/** Every command by its name. Other areas add their tables here. */
const operatorCommands: Readonly<Record<string, OperatorCommand>> = {
  ...requestCommands,
  ...receptionCommands,
  ...overdueCommands,
  ...paymentCommands,
  ...voucherCommands,
  ...saleCommands,
  ...discountCommands,
  ...agentCommands,
}

export interface OperatorRun {
  readonly args: readonly string[]
  /** Resolved on use, so that help needs no server. */
  readonly call: () => CallServer
  readonly print: (line: string) => void
}

/** Runs one command. Returns the exit code: 0 done, 1 failed, 2 usage error. */
export async function runOperator({ args, call, print }: OperatorRun): Promise<number> {
  const [name = '', ...rest] = args
  const command = Object.hasOwn(operatorCommands, name) ? operatorCommands[name] : undefined
  if (!command) {
    for (const line of help()) print(line)
    return ['', 'help', '--help'].includes(name) ? 0 : 2
  }
  try {
    for (const line of await command.run(rest, call())) print(line)
    return 0
  } catch (error) {
    if (!(error instanceof OperatorProblem)) throw error
    print(error.message)
    return 1
  }
}

function help(): string[] {
  return [
    'npm run operator -- <command>',
    '',
    ...Object.entries(operatorCommands).flatMap(([name, { usage, summary }]) => [
      `  ${name} ${usage}`.trimEnd(),
      `      ${summary}`,
    ]),
  ]
}
