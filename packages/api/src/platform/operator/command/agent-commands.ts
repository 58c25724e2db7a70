import * as endpoints from '@camping/contract/agent.endpoints.ts'
import * as desk from '@camping/contract/desk.endpoints.ts'
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
    usage: '<brand> [<customer’s e-mail>]',
    summary: 'What agents did and read in the customer’s account, or at the service desk, the newest first',
    async run([brand, email], call) {
      if (!brand) throw new OperatorProblem('Give the brand, and the customer’s e-mail or none for the desk.')
      const { entries } = await call(endpoints.readAgentRecord, { brand, ...(email && { email }) })
      if (entries.length === 0)
        return [email ? 'No agent has acted in this account.' : 'No agent has worked at the desk.']
      return entries.map(({ at, agent, what, kind, count }) =>
        [at.slice(0, 16).replace('T', ' '), agent, kind, count > 1 ? `${what} (${count} times)` : what].join(
          '  ',
        ),
      )
    },
  },
  desk: {
    usage: '<brand> <site,site|all> <agent’s name> [refunds]',
    summary: 'Opens a session of the service desk for eight hours; with “refunds” it may let refunds go out',
    async run([brand, sites, ...words], call) {
      const releasesRefunds = words.at(-1) === 'refunds'
      const agent = (releasesRefunds ? words.slice(0, -1) : words).join(' ')
      if (!brand || !sites || !agent)
        throw new OperatorProblem('Give the brand, site codes or “all”, and the agent’s name.')
      const { token, expiresAt } = await call(desk.openDeskSession, {
        brand,
        agent,
        sites: sites === 'all' ? [] : sites.split(','),
        releasesRefunds,
      })
      return [`Until ${expiresAt.slice(0, 16).replace('T', ' ')} UTC, shown this once:`, `  ${token}`]
    },
  },
  'desk-end': {
    usage: '<brand> <agent’s name>',
    summary: 'Ends the sessions of an agent at the service desk',
    async run([brand, ...name], call) {
      if (!brand || name.length === 0) throw new OperatorProblem('Give the brand and the agent’s name.')
      const { ended } = await call(desk.endDeskSessions, { brand, agent: name.join(' ') })
      return [ended === 1 ? '1 session has ended.' : `${ended} sessions have ended.`]
    },
  },
}
