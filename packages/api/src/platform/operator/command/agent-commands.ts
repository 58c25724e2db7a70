import * as endpoints from '@camping/contract/agent.endpoints.ts'
import { OperatorProblem } from './operator-problem.ts'
import type { OperatorCommand } from './operator-command.ts'

/** Agents of the service desk who act for customers. */
export const agentCommands: Readonly<Record<string, OperatorCommand>> = {
  agent: {
    usage: '<brand> <site> <customer’s e-mail> <agent’s name>',
    summary: 'Makes an agent, and a link that opens the customer’s portal for them once; they cannot pay',
    async run([brand, site, email, ...name], call) {
      if (!brand || !site || !email || name.length === 0)
        throw new OperatorProblem(
          'Give the brand, the site code, the customer’s e-mail and the agent’s name.',
        )
      const { link } = await call(endpoints.makeAgentLink, { brand, site, email, agent: name.join(' ') })
      return [`Open this on the shop’s address within 15 minutes. It works once:`, `  ${link}`]
    },
  },
  'agent-record': {
    usage: '<brand> <customer’s e-mail>',
    summary: 'What agents did and read in the customer’s account, the newest first',
    async run([brand, email], call) {
      if (!brand || !email) throw new OperatorProblem('Give the brand and the customer’s e-mail.')
      const { entries } = await call(endpoints.readAgentRecord, { brand, email })
      if (entries.length === 0) return ['No agent has acted in this account.']
      return entries.map(({ at, agent, what, kind, count }) =>
        [at.slice(0, 16).replace('T', ' '), agent, kind, count > 1 ? `${what} (${count} times)` : what].join(
          '  ',
        ),
      )
    },
  },
}
