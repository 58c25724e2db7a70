import type { IncomingMessage, ServerResponse } from 'node:http'
import { isIP } from 'node:net'
import type { Problem } from '@camping/contract/problem.schemas.ts'
import { hostName } from './pick-app.ts'
import { answerProblem } from './answer-problem.ts'
import { securityHeaders } from '../policy/security-headers.ts'
import type { ServerApp } from '@camping/storefront/boot/server-app.ts'

export interface HostNames {
  /** `localhost`, its subdomains and numeric addresses answer everybody, not only this machine. */
  readonly local: boolean
  /** Names besides the editions' domains, in lower case: of a staging system or a preview. */
  readonly further: readonly string[]
}

/** Load balancers check by any address they know. */
const forBalancers = /^\/api\/health\/(?:live|ready)$/

const isLoopback = (address = '') => /^(?:::ffff:)?127\.|^::1$/.test(address)

/** `localhost`, a subdomain of it, or a numeric address: no other machine can claim them. */
function isLocalName(name: string): boolean {
  return /^(?:.+\.)?localhost$/.test(name) || isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0
}

const hostsOf = ({ rawHeaders }: IncomingMessage) =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length

const headers = securityHeaders()

/**
 * Accepts only known hosts. A request with two hosts is 400, because a proxy may have used the other one. An unknown
 * name, which is neither an edition's, this machine's nor in `further`, is 421.
 */
export function hostFilter(
  apps: readonly ServerApp[],
  { local, further }: HostNames,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const known = new Set([...further, ...apps.flatMap(({ config }) => Object.values(config.domains))])
  const answers = (request: IncomingMessage): boolean => {
    const name = hostName(request.headers.host)
    if (known.has(name)) return true
    return isLocalName(name) && (local || isLoopback(request.socket.remoteAddress))
  }
  return (request, response) => {
    const { url = '' } = request
    const problem = hostsOf(request) > 1 ? twoHosts : unknownHost
    if (problem === unknownHost && (forBalancers.test(url) || answers(request))) return true
    refuse(url, response, problem)
    return false
  }
}

const twoHosts: Problem = { type: 'two-hosts', title: 'The request names two hosts', status: 400 }
const unknownHost: Problem = {
  type: 'unknown-host',
  title: 'Nothing is served under this name',
  status: 421,
}

function refuse(url: string, response: ServerResponse, problem: Problem): void {
  for (const name in headers) response.setHeader(name, headers[name] as string)
  if (/^\/(?:api|images)\//.test(url)) return answerProblem(response, problem)
  response
    .writeHead(problem.status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .end(problem.title)
}
