import type { Meta, StoryObj } from '@storybook/react-vite'
import { VoucherCard } from './voucher-card.tsx'

const meta: Meta<typeof VoucherCard> = {
  title: 'Components/Content/VoucherCard',
  component: VoucherCard,
  args: {
    brand: 'Alder Camping',
    label: 'Gift voucher',
    amount: '£150',
    validity: 'Valid until 31 December 2029',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
}
export default meta

type Story = StoryObj<typeof VoucherCard>

export const Default: Story = {}
export const ForSomebody: Story = {
  args: { recipient: 'For Grandma', message: 'A week by the sea,\njust for you!' },
}
export const WithCode: Story = {
  args: { recipient: 'For Grandma', code: { label: 'Voucher code', text: 'K7QM9A-4ZX2B1-HJKLMN' } },
}
export const LongText: Story = {
  args: {
    brand: 'Ferienanlagen und Campingplätze am Wasser',
    label: 'Geschenkgutschein',
    amount: '1’000.00 CHF',
    recipient: 'Für Annegret-Friederike von Schmidt-Müllenhoff-Brandenburger',
    message: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen. '.repeat(4),
    code: { label: 'Gutscheincode', text: 'WWWWWW-WWWWWW-WWWWWW' },
    validity: 'Gültig bis 31. Dezember 2056',
  },
}
