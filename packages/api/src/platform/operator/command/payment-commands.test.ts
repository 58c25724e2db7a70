import { expect, test } from 'vitest'
import { operatorToken } from '../../../booking/testing/booking-desk.ts'
import { usePaymentDesk } from '../../../payment/testing/use-payment-desk.ts'
import { callServer } from './call-server.ts'
import { runOperator } from './run-operator.ts'

const desk = usePaymentDesk('pglite')

const send: typeof fetch = async (input, init) => {
  const reply = await desk().app.inject({
    method: (init?.method ?? 'GET') as 'GET' | 'POST',
    url: new URL(input as string).pathname,
    headers: init?.headers as Record<string, string>,
    ...(init?.body ? { payload: init.body as string } : {}),
  })
  return new Response(reply.body, { status: reply.statusCode })
}
const type = async (line: string) => {
  const printed: string[] = []
  const code = await runOperator({
    args: line.split(' ').filter(Boolean),
    call: () => callServer({ address: 'http://server.test', token: operatorToken }, send),
    print: (text) => printed.push(text),
  })
  return [code, printed.join('\n')] as const
}

test('the operator sees money that waits, counts it, and pays back what was too much', async () => {
  expect(await type('payments')).toEqual([0, 'Nothing about money waits for you.'])
  expect(await type('unmatched')).toEqual([0, 'All money belongs to a booking.'])
  const booking = await desk().book()
  const { id, fields } = await desk().started(booking, 'bambora', booking.payable)
  const query = desk().bank.payWindow(fields)
  // As after a restored backup: the order is missing when its callback comes.
  await desk().db.deleteFrom('payment_orders').where('id', '=', id).execute()
  await desk().get(`bambora/callback?${query}`)
  const [, listed] = await type('unmatched')
  const amount = (booking.payable / 100).toFixed(2)
  expect(listed).toMatch(new RegExp(`^\\d+ {2}${amount} EUR by bambora \\(alder nl\\): unknown-order`))
  const number = /^\d+/.exec(listed)?.[0]
  expect(await type(`resolve ${number}`)).toEqual([
    1,
    'Name the booking it is for, or say what was done about it.',
  ])
  expect(await type(`resolve ${number} 0000000000`)).toEqual([1, 'There is no booking with this reference.'])
  expect(await type(`resolve ${number} ${booking.ref}`)).toEqual([
    0,
    `Payment ${number} counts for ${booking.ref}.`,
  ])
  expect((await type(`resolve ${number} twice`))[0]).toBe(1)
  expect((await desk().money(booking)).paymentStatus).toBe('PAYMENT_OK')

  const twice = await desk().book()
  const windows = [1, 2].map(() => desk().started(twice, 'bambora', twice.payable))
  for (const window of await Promise.all(windows))
    await desk().get(`bambora/callback?${desk().bank.payWindow(window.fields)}`)
  await desk().reconcile()
  const [, tasks] = await type('payments')
  expect(tasks).toContain(
    `${twice.ref}  ${(twice.payable / 100).toFixed(2)} EUR by bambora: over-payment, open`,
  )
  const refund = /refund (\d+)/.exec(tasks)?.[1]
  expect(await type(`refunded ${refund} cash`)).toEqual([0, `Refund ${refund} does not wait for a hand.`])
  expect(await type(`refund ${refund}`)).toEqual([0, `Refund ${refund} is paid.`])
  expect(await type(`refund ${refund}`)).toEqual([0, `Refund ${refund} is not open.`])
  expect((await desk().money(twice)).paymentStatus).toBe('PAYMENT_OK')

  await desk().pass(2 * 24 * 60)
  expect((await type('payments'))[1]).toMatch(
    new RegExp(
      `sent [-\\d]+ [:\\d]+, never compared: refund ${refund}  ${twice.ref}  .+ EUR by bambora \\(alder nl\\)`,
    ),
  )
  expect(await type(`compared ${refund}`)).toEqual([1, 'Say what was found in the books.'])
  expect(await type(`compared ${refund} in the statement`)).toEqual([0, `Refund ${refund} is compared.`])
  expect(await type(`compared ${refund} again`)).toEqual([0, `Refund ${refund} does not wait for that.`])
  expect((await type('payments'))[1]).not.toContain('never compared')
})
