import { expect, test } from 'vitest'
import { elements, elementText, soapRequest } from './soap-message.ts'

test('a request escapes what it carries', () => {
  const xml = soapRequest('capture', [
    ['merchantnumber', '8012345'],
    ['pwd', `a<b>&"c'`],
  ])
  expect(xml).toContain('<capture xmlns="https://ssl.ditonlinebetalingssystem.dk/remote/payment">')
  expect(xml).not.toContain('a<b>')
  expect(elementText(xml, 'pwd')).toBe(`a<b>&"c'`)
})

test('answers are read whatever prefix and case, and lists in order', () => {
  const xml = `<s:Envelope xmlns:s="x"><s:Body><r xmlns="y"><gettransactionlistResult>true</gettransactionlistResult>
    <transactionInformationAry><TransactionInformationType><authamount>100</authamount><orderid/></TransactionInformationType>
    <TransactionInformationType><authamount> 250 </authamount><orderid>A&amp;B&#66;&#x43;</orderid></TransactionInformationType>
    </transactionInformationAry><pbsResponse>-1</pbsResponse></r></s:Body></s:Envelope>`
  const list = elements(xml, 'TransactionInformationType')
  expect(list.map((one) => elementText(one, 'authamount'))).toEqual(['100', '250'])
  expect(list.map((one) => elementText(one, 'orderid'))).toEqual([undefined, 'A&BBC'])
  expect(elementText(xml, 'pbsresponse')).toBe('-1')
  expect(elementText(xml, 'nothing')).toBe(undefined)
  // An element with child elements has no text.
  expect(elementText(xml, 'transactionInformationAry')).toBe(undefined)
})

test('a number of a character is read up to the last one that exists', () => {
  expect(elementText('<x>&#x10ffff;</x>', 'x')).toBe(String.fromCodePoint(0x10ffff))
  expect(elementText('<x>&#x110000;</x>', 'x')).toBe('&#x110000;')
})
