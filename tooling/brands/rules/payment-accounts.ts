import { paymentProviderIds } from '@camping/editions/payment-provider-ids.ts'
import { neededPaymentSettings, paymentVariable } from '@camping/editions/payment-variables.ts'
import { configFile, type BrandRule, type Finding } from '../brand-app.ts'

const settings = ['PROVIDERS', ...paymentProviderIds.flatMap((id) => neededPaymentSettings[id])]

/**
 * The payment accounts of a brand have unique environment variables: two brands with the same variable would send one's
 * money to the other. `npm run payment-settings` lists the variables.
 */
export const paymentAccounts: BrandRule = ({ apps }) => {
  const readers = new Map<string, { brand: string; whose: string }>()
  return apps.flatMap((app) => {
    const { brand, sites } = app.config
    const others = new Map<string, Finding>()
    for (const site of [undefined, ...sites])
      for (const setting of settings) {
        const variable = paymentVariable(setting, brand, site)
        const whose = site ? `the edition '${site}' of '${brand}'` : `all of '${brand}'`
        const reader = readers.get(variable)
        if (!reader) readers.set(variable, { brand, whose })
        else if (reader.brand !== brand && !others.has(reader.brand))
          others.set(reader.brand, {
            file: configFile(app),
            key: 'brand',
            sentence: `'${brand}' cannot have payment accounts of its own: ${variable} would be read for ${reader.whose} and for ${whose}. Choose another short name.`,
          })
      }
    return [...others.values()]
  })
}
