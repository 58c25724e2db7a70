import * as endpoints from '@camping/contract/reception-operator.endpoints.ts'
import type { Receptions, SetReception } from '@camping/contract/reception-operator.schemas.ts'
import type { OperatorCommand } from './operator-command.ts'
import { OperatorProblem } from './operator-problem.ts'

const languages = ['en-GB', 'de', 'de-CH', 'fr', 'nl', 'nl-BE', 'it'] as const

/** Whom to write to at a campsite about its bookings, and where to send events (decision 290). */
export const receptionCommands: Readonly<Record<string, OperatorCommand>> = {
  receptions: {
    usage: '',
    summary: 'Campsites that are told about bookings; those with events that were given up first',
    async run(_args, call) {
      const { receptions } = await call(endpoints.listReceptions, {})
      return receptions.length > 0 ? receptions.flatMap(describe) : ['No campsite is told about bookings.']
    },
  },
  reception: {
    usage: '<campsite> [mail=<address>|none] [language=it] [webhook=<https address>|none]',
    summary: 'Sets whom to write to at a campsite, and where to send events; prints their secret once',
    async run([slug = '', ...options], call) {
      if (!slug || options.length === 0) fail('Which campsite, and what?')
      const { secret, ...set } = await call(endpoints.setReception, {
        slug,
        ...Object.assign({}, ...options.map(optionOf)),
      })
      return [
        ...describe({ ...set, waiting: 0, parked: 0, lastError: null }),
        ...(secret ? [`  Secret of its webhooks, shown once: ${secret}`] : []),
      ]
    },
  },
  'retry-reception': {
    usage: '<campsite>',
    summary: 'Sends the given-up events of a campsite again',
    async run([slug = ''], call) {
      if (!slug) fail('Which campsite?')
      const { events } = await call(endpoints.retryReception, { slug })
      return [`${events} events are sent again.`]
    },
  },
}

const fail = (what: string): never => {
  throw new OperatorProblem(
    `${what} For example: reception lago-azzurro mail=reception@lago.example language=it webhook=https://lago.example/bookings`,
  )
}

function optionOf(option: string): Partial<SetReception> {
  const [name = '', value = ''] = option.split(/=(.*)/s)
  const language = languages.find((one) => one === value)
  if (name === 'language' && language) return { messages: language }
  if (name === 'mail' && value) return { email: value === 'none' ? null : value }
  if (name === 'webhook' && value) return { webhookUrl: value === 'none' ? null : value }
  return fail(name === 'language' ? `Languages are ${languages.join(', ')}.` : `What is ${option}?`)
}

function describe(one: Receptions['receptions'][number]): string[] {
  const { waiting, parked, lastError } = one
  return [
    `${one.slug}  ${one.site}`,
    `  mails to ${one.email ?? 'nobody'} (${one.messages}), events to ${one.webhookUrl ?? 'nowhere'}`,
    ...(waiting > 0 ? [`  ${waiting} wait for another attempt`] : []),
    ...(parked > 0 ? [`  ${parked} GIVEN UP: retry-reception ${one.slug} sends them again`] : []),
    ...(lastError && waiting + parked > 0 ? [`  the last answer: ${lastError}`] : []),
  ]
}
