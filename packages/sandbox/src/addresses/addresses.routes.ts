import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { inventedPlaces } from './invented-postcodes.data.ts'

/** The key with which the demo shop calls. */
export const sandboxAddressKey = 'sandbox-address-key'

const query = z.object({
  qq: z.string(),
  in: z.string().regex(/^countryCode:[A-Z]{3}$/),
  apiKey: z.string(),
})

const fieldsOf = (qq: string): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(qq.split(';').map((field) => [field.split('=')[0], field.split('=')[1]]))
const bare = (postcode = ''): string => postcode.replaceAll(/[^a-z\d]/gi, '').toUpperCase()

/** Addresses as a service, with the interface that the API's adapter speaks. It knows invented places alone. */
export function mountAddresses(app: FastifyInstance): void {
  app.get('/addresses/v1/geocode', (request, reply) => {
    const { qq, in: where, apiKey } = query.parse(request.query)
    if (apiKey !== sandboxAddressKey) return reply.code(401).send({ error: 'Unauthorized' })
    const { postalCode, houseNumber } = fieldsOf(qq)
    const items = inventedPlaces
      .filter(({ country, postcode }) => where.endsWith(country) && bare(postcode) === bare(postalCode))
      .flatMap(({ country, postcode, city, streets }) =>
        streets.map((street) => ({
          resultType: 'houseNumber',
          address: { countryCode: country, postalCode: postcode, city, street, houseNumber },
        })),
      )
    return reply.send({ items })
  })
}
