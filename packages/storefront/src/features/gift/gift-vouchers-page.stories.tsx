import { getVoucherSale } from '@camping/contract/voucher-sale.endpoints.ts'
import { voucherSale } from '@camping/contract/voucher-sale.schemas.ts'
import { replies } from '@camping/testkit/fake-api.ts'
import { voucherSaleFixture } from '@camping/testkit/fixtures/voucher-sale.fixture.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { pageStory, type PageStoryProps } from '../../stories/page-story.tsx'

const meta: Meta<PageStoryProps> = {
  ...pageStory,
  title: 'Pages/Gift vouchers',
  args: { route: 'giftVouchers', answers: [replies(getVoucherSale, voucherSale, voucherSaleFixture)] },
}
export default meta

type Story = StoryObj<PageStoryProps>

export const Default: Story = {}
export const Loading: Story = { args: { waiting: true } }
export const NothingToPayWith: Story = {
  args: { answers: [replies(getVoucherSale, voucherSale, { ...voucherSaleFixture, providers: [] })] },
}
export const Unavailable: Story = { args: { refused: 503 } }
