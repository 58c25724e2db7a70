import type { BrandRule, Finding } from '../brand-app.ts'

/** What is said about withdrawing from the purchase of a gift voucher. */
const aboutWithdrawal = /^(?:gift|purchased)\.|^footer\.withdraw$/

/** Words to the service desk, which follow the names of its commands. */
const toTheDesk = /^purchased\.desk\./

const german = /widerruf/i

/**
 * Austrian law calls Rücktritt what German law calls Widerruf (§ 11 FAGG). Both countries share the words of `de`, so an app that
 * sells gift vouchers in Austria words them itself, and serves Germany with another app.
 */
export const austrianWords: BrandRule = ({ apps, tables }) =>
  apps.flatMap(({ folder, config, words, legalTexts }) => {
    if (!config.sites.includes('de-at') || !config.supports.voucherSale) return []
    if (config.sites.includes('de'))
      return [
        {
          file: `apps/${folder}/app.config.ts`,
          key: 'sites',
          sentence:
            'has Germany and Austria, whose laws name the right to withdraw from a gift voucher differently. Serve each with an app of its own, or switch voucherSale off.',
        },
      ]
    const own = words.get('de.json') ?? {}
    const findings: Finding[] = []
    for (const table of tables.values())
      for (const [key, row] of Object.entries(table)) {
        if (!aboutWithdrawal.test(key) || toTheDesk.test(key)) continue
        if (german.test(own[key] ?? row.de))
          findings.push({
            file: `apps/${folder}/messages/de.json`,
            key,
            sentence: `says Widerruf ('${own[key] ?? row.de}'), which Austrian law calls Rücktritt. Write it here in Austrian words, as apps/de-at/messages/de.json does.`,
          })
      }
    for (const name of ['withdrawal.de.md', 'voucher-terms.de.md'])
      if (german.test(legalTexts.get(name) ?? ''))
        findings.push({
          file: `apps/${folder}/legal/${name}`,
          key: '',
          sentence: 'says Widerruf, which Austrian law calls Rücktritt.',
        })
    return findings
  })
