import { createTransport } from 'nodemailer'
import { StartupError } from '../db/startup-error.ts'
import { LastingFailure } from '../jobs/outbox-handler.ts'
import type { MailTransport } from './mail-message.ts'
import { nodemailerMessage } from './nodemailer-message.ts'

/** A mail server slower than this counts as down. The sum is shorter than a claim of the outbox. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/**
 * Sends through a mail server: `smtp://user:password@host:587` or `smtps://…`. Connections are pooled. They must
 * be encrypted, except to a server on this machine: an attacker in between could remove the offer of encryption
 * and read the links that open accounts. `withoutTls` disables that.
 * @throws StartupError when the address is invalid.
 */
export function smtpTransport(smtpUrl: string, { withoutTls = false } = {}): MailTransport {
  const { host, description } = readUrl(smtpUrl)
  const requireTLS = !withoutTls && !isThisMachine(host)
  const transporter = createTransport({
    url: smtpUrl,
    requireTLS,
    pool: true,
    maxConnections: 2,
    ...timeouts,
  })
  return {
    description,
    async send(message) {
      try {
        await transporter.sendMail(nodemailerMessage(message))
      } catch (error) {
        throw isRefusal(error) ? new LastingFailure(`${host} refuses: ${error.message}`) : error
      }
    },
    close: () => transporter.close(),
  }
}

const isThisMachine = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host)

function readUrl(smtpUrl: string): { host: string; description: string } {
  try {
    const { protocol, hostname, port } = new URL(smtpUrl)
    if (!['smtp:', 'smtps:'].includes(protocol) || !hostname) throw new Error('no mail server')
    return { host: hostname, description: `${protocol}//${hostname}${port && `:${port}`}` }
  } catch {
    throw new StartupError('SMTP_URL is not a valid address: smtp://user:password@host:587')
  }
}

/** The server refused this mail for good (5xx to its sender, recipient or content), not us and not temporarily. */
function isRefusal(error: unknown): error is Error {
  const { responseCode, command } = error as { responseCode?: number; command?: string }
  return (responseCode ?? 0) >= 500 && ['MAIL FROM', 'RCPT TO', 'DATA'].includes(command ?? '')
}
