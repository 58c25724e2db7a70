import { markets } from '@camping/editions/markets.ts'
import { isSoldAmount, voucherSaleOf } from '@camping/editions/voucher-sale.ts'
import { configFile, type BrandRule, type Finding } from '../brand-app.ts'

/** A brand sells vouchers only where they pay, in whole units of the currency, for as long as its editions' law asks. */
export const voucherSale: BrandRule = ({ apps }) =>
  apps.flatMap((app) => {
    const { supports, sites, voucherSale: stated } = app.config
    const findings: Finding[] = []
    const report = (key: string, sentence: string) => findings.push({ file: configFile(app), key, sentence })
    if (supports.voucherSale && !supports.vouchers)
      report('supports.voucherSale', 'sells gift vouchers that nothing takes. Switch on vouchers, too.')
    for (const site of stated ? sites : []) {
      const usual = voucherSaleOf(site, markets[site].currency)
      const sale = voucherSaleOf(site, markets[site].currency, stated)
      for (const amount of [sale.least, sale.most, ...sale.presets])
        if (!isSoldAmount(sale, amount))
          report(
            'voucherSale',
            `has ${amount}, which is no whole amount from ${sale.least} to ${sale.most} (minor units).`,
          )
      if (!Number.isInteger(sale.validYears) || sale.validYears < usual.validYears)
        report(
          'voucherSale.validYears',
          `is ${sale.validYears}; vouchers of '${site}' pay for ${usual.validYears} whole years at least.`,
        )
    }
    return findings
  })
