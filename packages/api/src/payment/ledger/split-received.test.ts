import { expect, test } from 'vitest'
import { splitReceived } from './split-received.ts'

test.each([
  ['all of it, no fee', { received: 10_000 }, { paid: 10_000, fee: 0 }],
  [
    'the provider’s fee beside the amount',
    { received: 10_000, providerFee: 150 },
    { paid: 10_000, fee: 150 },
  ],
  [
    'too little, and the provider’s fee beside',
    { received: 9_000, providerFee: 150 },
    { paid: 9_000, fee: 150 },
  ],
  [
    'the provider’s fee inside the amount',
    { received: 10_150, providerFee: 150 },
    { paid: 10_000, fee: 150 },
  ],
  ['the shop’s fee on top', { received: 10_200, shopFee: 200 }, { paid: 10_000, fee: 200 }],
  ['too little for all of the shop’s fee', { received: 10_050, shopFee: 200 }, { paid: 10_000, fee: 50 }],
  ['too little for the booking', { received: 9_000, shopFee: 200 }, { paid: 9_000, fee: 0 }],
  ['more than was asked', { received: 11_000, shopFee: 200 }, { paid: 10_800, fee: 200 }],
])('F20: received money pays the booking before fees: %s', (_, received, split) =>
  expect(splitReceived({ requested: 10_000, shopFee: 0, providerFee: 0, ...received })).toEqual(split),
)
