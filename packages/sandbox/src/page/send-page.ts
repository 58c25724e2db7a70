import type { FastifyReply } from 'fastify'

/** Sends a page of the sandbox. Every answer already has its content security policy. */
export const sendPage = (reply: FastifyReply, page: string): FastifyReply =>
  reply.type('text/html; charset=utf-8').send(page)
