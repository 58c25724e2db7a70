import { describe, expect, it } from 'vitest'
import { checkSignOf, mayBeVoucherCode, plainVoucherCode, voucherSigns } from './voucher-code.ts'

const signs = '7QX40ABCDEFGHJKMN'
const code = signs + checkSignOf(signs)

describe('payment-29: the code of a gift voucher', () => {
  it.each([
    [code, true],
    [code.toLowerCase().replace(/.{6}(?=.)/g, '$& - '), true],
    [code.replaceAll('0', 'o'), true],
    // Codes of before have no check sign.
    ['AAAA-BBBB-CCCC-DDDD-EEEE', true],
    [signs, false],
    [`${code}7`, false],
    [code.replace('X', 'U'), false],
    ['', false],
    ['💥'.repeat(9), false],
  ])('%s: %s', (typed, isOne) => {
    expect(mayBeVoucherCode(typed)).toBe(isOne)
  })

  it('is compared without spaces, dashes, case and letters that are taken for digits', () => {
    expect(plainVoucherCode(' o1l-iA ')).toBe('0111A')
  })

  it('shows every wrong sign, and two that changed places but for one pair', () => {
    for (let at = 0; at < code.length; at += 1) {
      for (const sign of voucherSigns)
        expect(mayBeVoucherCode(code.slice(0, at) + sign + code.slice(at + 1))).toBe(sign === code[at])
      const [first = '', second = ''] = code.slice(at, at + 2)
      const isSame = first === second || at === code.length - 1
      const missed = ['0Z', 'Z0'].includes(first + second)
      expect(mayBeVoucherCode(code.slice(0, at) + second + first + code.slice(at + 2))).toBe(isSame || missed)
    }
  })
})
