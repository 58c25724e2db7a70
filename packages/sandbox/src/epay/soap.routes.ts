import type { FastifyInstance } from 'fastify'
import { answerWithFault } from '../knobs/answer-with-fault.ts'
import { takeFault } from '../knobs/take-fault.ts'
import { readEnvelope, writeEnvelope, writeFault } from './soap-envelope.ts'
import { soapOperations } from './soap-operations.ts'
import type { SoapContext } from './soap-operations.ts'

/** remote/payment.asmx */
export function mountSoap(app: FastifyInstance, context: SoapContext): void {
  const { bank } = context
  app.post('/epay/remote/payment.asmx', async (request, reply) => {
    void reply.type('text/xml; charset=utf-8')
    const call = typeof request.body === 'string' ? readEnvelope(request.body) : undefined
    const operation = call && soapOperations.get(call.operation)
    if (!call || !operation)
      return reply
        .code(500)
        .send(writeFault('Client', 'Server did not recognize the value of HTTP Header SOAPAction'))
    const orderId =
      bank.state.epay.get(call.values.get('transactionid') ?? '')?.orderId ?? call.values.get('searchorderid')
    const fault = takeFault(bank.state, `epay.${call.operation}`, orderId)
    return answerWithFault({
      fault,
      reply,
      work() {
        const answer = operation(call, context)
        return { send: () => reply.send(writeEnvelope(call.operation, answer)) }
      },
      fail: () => reply.code(500).send(writeFault('Server', 'Server was unable to process request')),
    })
  })
}
