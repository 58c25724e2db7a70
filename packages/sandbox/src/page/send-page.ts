import type { FastifyReply } from 'fastify'

/** A page of the sandbox. Its policy stands on every answer already. */
export const sendPage = (reply: FastifyReply, page: string): FastifyReply =>
  reply.type('text/html; charset=utf-8').send(page)
