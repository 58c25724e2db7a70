import * as endpoints from '@camping/contract/operator.endpoints.ts'
import type { OperatorReason, WaitingRequest } from '@camping/contract/operator.schemas.ts'
import { OperatorProblem } from './operator-problem.ts'
import type { OperatorCommand } from './operator-command.ts'

const reasons: readonly OperatorReason[] = ['full', 'closed', 'unsuitable', 'unstated']

/** Answers to requests of sites that confirm bookings themselves. */
export const requestCommands: Readonly<Record<string, OperatorCommand>> = {
  requests: {
    usage: '',
    summary: 'What waits for the answer of its site, the most urgent first',
    async run(_args, call) {
      const { requests } = await call(endpoints.listRequests, {})
      if (requests.length === 0) return ['Nothing waits for an answer.']
      return requests.flatMap((request) => [...describe(request), ''])
    },
  },
  confirm: {
    usage: '<reference>',
    summary: 'The site said yes: the guest gets the confirmation',
    async run(args, call) {
      const bookingRef = readReference(args)
      await call(endpoints.confirmRequest, { bookingRef })
      return [`${bookingRef} is confirmed. The guest gets a mail.`]
    },
  },
  decline: {
    usage: `<reference> [${reasons.join(' | ')}]`,
    summary: 'The site said no: the place is free again, the guest is told why and where else to look',
    async run(args, call) {
      const last = args.at(-1) as OperatorReason
      const reason = reasons.includes(last) ? last : 'unstated'
      const bookingRef = readReference(reasons.includes(last) ? args.slice(0, -1) : args)
      await call(endpoints.declineRequest, { bookingRef, reason })
      return [`${bookingRef} is declined (${reason}). The guest gets a mail.`]
    },
  },
}

/** A reference as read out: either case, spaces anywhere. */
function readReference(args: readonly string[]): string {
  const reference = args.join('').toUpperCase()
  if (/^[0-9A-HJKMNP-TV-Z]{10}$/.test(reference)) return reference
  throw new OperatorProblem(
    reference
      ? `'${args.join(' ')}' is no booking reference (ten letters and digits)${args.length > 1 ? `, or no reason: ${reasons.join(', ')}` : ''}.`
      : 'Which one? Give the booking reference.',
  )
}

function describe(request: WaitingRequest): string[] {
  const { adults, children } = request.party
  const ages = children.map(({ age }) => age).join(', ')
  const party = `${adults} adults${ages ? `, children of ${ages}` : ''}`
  const total = (request.total / 100).toLocaleString('en-GB', {
    style: 'currency',
    currency: request.currency,
  })
  return [
    `${request.bookingRef}  answer by ${request.answerBy?.slice(0, 16).replace('T', ' ') ?? 'any time'} UTC`,
    `  ${request.site}: ${request.accommodation}`,
    `  ${request.dateFrom} to ${request.dateTo}, ${party}, ${total} (${request.brand} ${request.siteCode})`,
    ...(request.remarks ? [`  "${oneLine(request.remarks)}"`] : []),
  ]
}

/** Guests' text must not move the cursor or colour the terminal. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').replace(/\p{C}/gu, '')
