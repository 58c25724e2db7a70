import * as endpoints from '@camping/contract/sale-operator.endpoints.ts'
import type { Purchases, Withdrawals } from '@camping/contract/sale-operator.schemas.ts'
import { money } from './money.ts'
import type { OperatorCommand } from './operator-command.ts'
import { OperatorProblem } from './operator-problem.ts'

/** Gift vouchers that were sold, and statements of withdrawal that wait for a person. */
export const saleCommands: Readonly<Record<string, OperatorCommand>> = {
  purchases: {
    usage: '',
    summary: 'The newest sold gift vouchers with their state',
    async run(_args, call) {
      const all = await call(endpoints.listPurchases, {})
      return all.length > 0 ? all.map(describePurchase) : ['Nothing was sold.']
    },
  },
  withdrawals: {
    usage: '',
    summary: 'Statements of withdrawal that wait for a person',
    async run(_args, call) {
      const all = await call(endpoints.listWithdrawals, {})
      return all.length > 0 ? all.map(describeWithdrawal) : ['No statement waits.']
    },
  },
  withdrawal: {
    usage: '<id> <purchase number or -> <what was done>',
    summary: 'Closes a statement of withdrawal, and withdraws from a purchase for it',
    async run([id = '', ref = '', ...words], call) {
      const resolution = words.join(' ')
      if (!/^\d+$/.test(id) || !ref || !resolution)
        throw new OperatorProblem(
          'For example: withdrawal 12 7K2QM9A4ZX found it, or withdrawal 12 - answered by mail',
        )
      const { outcome, amount, currency } = await call(endpoints.resolveWithdrawal, {
        id: Number(id),
        resolution,
        ...(ref !== '-' && { purchaseRef: ref }),
      })
      const back = amount !== null && currency !== null ? `: ${money(amount, currency)} go back` : ''
      return [`Statement ${id} is closed, ${outcome}${back}.`]
    },
  },
}

const describePurchase = (one: Purchases[number]) =>
  `purchase ${one.purchaseRef}  ${one.brand}/${one.siteCode}  ${one.state}  ${money(one.amount, one.currency)}` +
  `  ${one.createdAt.slice(0, 16)}  …${one.hint}, until ${one.validUntil}  ${one.email}`

const describeWithdrawal = (one: Withdrawals[number]) =>
  `withdrawal ${one.id}  ${one.brand}/${one.siteCode}  ${one.outcome}  ${one.receivedAt.slice(0, 16)}  ` +
  `“${one.contract}”  ${one.name} <${one.email}>${one.remarks ? `: ${one.remarks}` : ''}`
