import type { AppConfig } from '@camping/editions/define-app.ts'
import { house } from '@camping/editions/house.ts'
import { markets, type SiteCode } from '@camping/editions/markets.ts'
import type { MessageTable } from '@camping/editions/messages/message-table.ts'
import type { CompiledMessages } from '../boot/create-edition-intl.ts'

const tables = import.meta.glob<Record<string, MessageTable>>(
  '../../../editions/src/messages/*.messages.ts',
  {
    eager: true,
  },
)

/** The texts of an edition; react-intl also reads plain ICU strings where its parser is available, as here. */
export function messagesOf(site: SiteCode): CompiledMessages {
  const rows = Object.values(tables).flatMap((module) =>
    Object.values(module).flatMap((table) => Object.entries(table)),
  )
  const texts = Object.fromEntries(rows.map(([key, row]) => [key, row[markets[site].messages]]))
  return texts as unknown as CompiledMessages
}

const { flagship: _, ...quietHouse } = house

/** An app of the house brand with three editions and all features, and without experiments. */
export const testApp: AppConfig = {
  ...quietHouse,
  id: 'test',
  sites: ['uk', 'de-ch', 'nl'],
  domains: { uk: 'uk.alder.example', 'de-ch': 'ch.alder.example', nl: 'nl.alder.example' },
  safetyIcons: { headerLeft: [], headerRight: [], footer: { payment: [], security: [], trust: [] } },
  legal: {
    company: 'Test Camping Ltd',
    address: '1 Test Lane',
    email: 'desk@test.example',
    phone: '+44 117 496 0110',
    registration: 'No. 1',
  },
}
