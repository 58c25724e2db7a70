import type { FastifyInstance } from 'fastify'
import { offeredWorld } from './catalogue/search/offered-world.ts'
import type { AddressService } from './catalogue/services/address-service.ts'
import type { Translate } from './catalogue/services/translation-service.ts'
import { type Measure, measureNothing } from './catalogue/services/measure.ts'
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
  /** Measures what a map has around a site; without it sites say less about their place. */
  readonly measure?: Measure | undefined
  /** Translates reviews; without it they stay as they are. */
  readonly translate?: Translate | undefined
  /** Finds addresses; without it visitors type theirs. */
  readonly addresses?: AddressService | undefined
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
  const { translate, addresses } = parts.config
  const measure = parts.config.measure ?? measureNothing
  const strictAccounts = parts.config.strictAccounts ?? false
  return createServer({
    ...parts,
    contextOf(request): CustomerContext {
      const present = offeredWorld(world(), request.inventory)
      const pricing = present.pricingOf(request.market)
      return {
        ...request,
        world: present,
        measure,
        translate,
        addresses,
        pricing,
        payments,
        strictAccounts,
        isBreachedPassword,
      }
    },
    rootContextOf: (request): CustomerRootContext => ({ ...request, payments }),
  })
}
