import type { FastifyInstance } from 'fastify'
import type { World } from './catalogue/search/world.ts'
import { noBreachedPasswords } from './customer/account/breached-passwords.ts'
import type { CustomerContext, CustomerRootContext, IsBreachedPassword } from './customer/customer-context.ts'
import type { CustomerEndpoint } from './customer/customer-serving.ts'
import { noPayments, type Payments } from './payment/accounts/payments.ts'
import type { OpenedDatabase } from './platform/db/opened-database.ts'
import { createServer } from './platform/server/create-server.ts'
import type { LogStream } from './platform/server/log-options.ts'
import type { ServerConfig } from './platform/server/server-config.ts'

/** The configuration of the areas, in addition to that of every call. */
export interface ApiConfig extends ServerConfig {
  /** The payment accounts; without them no payment is possible. */
  readonly payments?: Payments | undefined
  /** Hides which addresses have an account; customers get one more mail for it. */
  readonly strictAccounts?: boolean | undefined
  /** Checks whether a new password was leaked elsewhere; without it only the shipped list applies. */
  readonly isBreachedPassword?: IsBreachedPassword | undefined
}

export interface ApiParts {
  database: OpenedDatabase
  config: ApiConfig
  /** The present read model and texts; replaced as a whole when the catalogue changes. */
  world: () => World
  endpoints: readonly CustomerEndpoint[]
  /** Target of log lines; without it nothing is logged. */
  log?: LogStream
}

/** The server with the combined contexts of all areas, which its handlers get with each request. */
export function createApi({ world, ...parts }: ApiParts): Promise<FastifyInstance> {
  const { payments = noPayments, isBreachedPassword = noBreachedPasswords } = parts.config
  const strictAccounts = parts.config.strictAccounts ?? false
  return createServer({
    ...parts,
    contextOf(request): CustomerContext {
      const present = world()
      const pricing = present.pricingOf(request.market)
      return { ...request, world: present, pricing, payments, strictAccounts, isBreachedPassword }
    },
    rootContextOf: (request): CustomerRootContext => ({ ...request, payments }),
  })
}
