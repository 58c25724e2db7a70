import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'

const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/**
 * Answers invalid or slow HTTP with one line that reveals nothing about the server, and closes the connection. Without
 * a body, because the request could be a HEAD.
 */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy(error)
  const status = statuses[error.code ?? ''] ?? 400
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
      'content-length: 0',
      'cache-control: no-store',
      'connection: close',
      '',
      '',
    ].join('\r\n'),
  )
}
