import * as endpoints from '@camping/contract/voucher-operator.endpoints.ts'
import { currency as currencySchema } from '@camping/contract/values.schemas.ts'
import type { Vouchers } from '@camping/contract/voucher-operator.schemas.ts'
import { OperatorProblem } from './operator-problem.ts'
import { money } from './money.ts'
import type { OperatorCommand } from './operator-command.ts'

const currencies = currencySchema.options

/** Gift vouchers that are issued by hand; those that are sold are in sale-commands.ts. */
export const voucherCommands: Readonly<Record<string, OperatorCommand>> = {
  voucher: {
    usage: `<brand> <amount> <${currencies.join('|')}> [until YYYY-MM-DD] [note]`,
    summary: 'Makes a gift voucher and prints its code, once',
    async run([brand = '', amount = '', currencyWord = '', ...words], call) {
      const currency = currencies.find((one) => one === currencyWord.toUpperCase())
      if (!brand || !/^\d{1,4}(\.\d{2})?$/.test(amount) || !currency)
        throw new OperatorProblem('For example: voucher alder 50.00 EUR until 2029-12-31 Christmas raffle')
      const [word, validUntil = ''] = words
      const ends = word === 'until'
      if (ends && !/^\d{4}-\d{2}-\d{2}$/.test(validUntil))
        throw new OperatorProblem('The last day is a date: until 2029-12-31')
      const { id, code } = await call(endpoints.issueVoucher, {
        brand,
        currency,
        amount: Math.round(Number(amount) * 100),
        note: (ends ? words.slice(2) : words).join(' '),
        ...(ends && { validUntil }),
      })
      return [`Voucher ${id}: ${code}`, 'Write the code down now: it is stored nowhere.']
    },
  },
  vouchers: {
    usage: '',
    summary: 'All gift vouchers with what is left on them',
    async run(_args, call) {
      const all = await call(endpoints.listVouchers, {})
      return all.length > 0 ? all.map(describeVoucher) : ['There are no vouchers.']
    },
  },
}

const describeVoucher = (one: Vouchers[number]) =>
  `voucher ${one.id}  ${one.brand}  ${money(one.balance, one.currency)} of ${money(one.issued, one.currency)} left` +
  (one.reserved > 0 ? `, ${money(one.reserved, one.currency)} set aside` : '') +
  (one.refunded > 0 ? `, ${money(one.refunded, one.currency)} given back` : '') +
  (one.validUntil ? `, until ${one.validUntil}` : '') +
  (one.note ? ` (${one.note})` : '')
