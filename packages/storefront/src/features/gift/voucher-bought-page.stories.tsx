import { getVoucherPurchase } from '@camping/contract/voucher-sale.endpoints.ts'
import { voucherPurchase, type VoucherPurchase } from '@camping/contract/voucher-sale.schemas.ts'
import { refuses, replies } from '@camping/testkit/fake-api.ts'
import { voucherPurchaseFixture } from '@camping/testkit/fixtures/voucher-sale.fixture.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { longPersonName, longText } from '../../stories/long-text.ts'
import { pageStory, type PageStoryProps } from '../../stories/page-story.tsx'

const as = (changes: Partial<VoucherPurchase> = {}) => ({
  answers: [replies(getVoucherPurchase, voucherPurchase, { ...voucherPurchaseFixture, ...changes })],
})
const nobodys = { code: null, recipient: null, message: null, purchaseRef: null }

const meta: Meta<PageStoryProps> = {
  ...pageStory,
  title: 'Pages/Bought voucher',
  args: { route: 'voucherBought', params: { address: 'abcdefghijklmnopqrstuv' }, ...as() },
}
export default meta

type Story = StoryObj<PageStoryProps>

export const Default: Story = {}
export const Loading: Story = { args: { waiting: true } }
export const LongText: Story = {
  args: as({
    recipient: longPersonName,
    message: longText.slice(0, 300),
    email: `a…@${'long'.repeat(12)}.example`,
  }),
}
export const InAnotherBrowser: Story = { args: as(nobodys) }
export const Checking: Story = { args: as({ state: 'checking', code: null }) }
export const Paid: Story = { args: as({ state: 'paid', code: null }) }
export const Failed: Story = { args: as({ state: 'failed', code: null }) }
export const Withdrawn: Story = { args: as({ state: 'withdrawn', code: null }) }
export const NotFound: Story = {
  args: { answers: [refuses(getVoucherPurchase, 404, { type: 'not-found' })] },
}
export const Unavailable: Story = { args: { refused: 503 } }
