import { createTransport } from 'nodemailer'
import { StartupError } from '../../db/startup-error.ts'
import { LastingFailure } from '../../jobs/outbox-handler.ts'
import type { MailTransport } from './mail-message.ts'
import { nodemailerMessage } from './nodemailer-message.ts'

/** A mail server that is slower than this is down for us. All of them together are shorter than a claim of the outbox. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/**
 * Sends through a mail server: `smtp://user:password@host:587` or `smtps://…`. Connections are kept and shared.
 * @throws StartupError when the address cannot be read.
 */
export function smtpTransport(smtpUrl: string): MailTransport {
  const { host, description } = readUrl(smtpUrl)
  const transporter = createTransport({ url: smtpUrl, pool: true, maxConnections: 2, ...timeouts })
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

function readUrl(smtpUrl: string): { host: string; description: string } {
  try {
    const { protocol, hostname, port } = new URL(smtpUrl)
    if (!['smtp:', 'smtps:'].includes(protocol) || !hostname) throw new Error('no mail server')
    return { host: hostname, description: `${protocol}//${hostname}${port && `:${port}`}` }
  } catch {
    throw new StartupError('SMTP_URL is not a valid address: smtp://user:password@host:587')
  }
}

/** The server said no to this mail (5xx to its sender, recipient or content), not to us or not for now. */
function isRefusal(error: unknown): error is Error {
  const { responseCode, command } = error as { responseCode?: number; command?: string }
  return (responseCode ?? 0) >= 500 && ['MAIL FROM', 'RCPT TO', 'DATA'].includes(command ?? '')
}
