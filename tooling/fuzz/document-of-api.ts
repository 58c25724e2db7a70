import { shippedBrands } from '@camping/api/platform/config/brand-access.ts'
import { createApi } from '@camping/api/create-api.ts'
import { servedEndpoints } from '@camping/api/served-endpoints.ts'
import { operationsOf, type Operation } from './api-document.ts'

/** The calls that the API describes, without a database: a server may hide its document. */
export async function documentedOperations(): Promise<Operation[]> {
  const unused = () => {
    throw new Error('Nothing is asked of this one')
  }
  const app = await createApi({
    database: { db: {} } as never,
    config: { brands: shippedBrands, now: () => new Date(), checkReplies: false, trustedProxies: 0 },
    world: unused,
    endpoints: servedEndpoints,
  })
  await app.ready()
  const document = app.swagger()
  await app.close()
  return operationsOf(document)
}
