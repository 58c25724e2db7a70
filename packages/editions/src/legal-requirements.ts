import type { LegalEntity } from './legal-entity.ts'
import type { SiteCode } from './markets.ts'

/** A fact of an operator that some countries demand and others do not. */
export type LegalFact = keyof Pick<
  LegalEntity,
  | 'representative'
  | 'vatNumber'
  | 'shareCapital'
  | 'publisher'
  | 'host'
  | 'supervisoryAuthority'
  | 'disputes'
  | 'contractPartner'
  | 'offerors'
  | 'dataProtectionAuthority'
>

/** What one country demands of an operator. */
interface CountryRequirements {
  /** The country as sentences name it. */
  readonly country: string
  /** The law behind each fact beside company, address, e-mail, phone and registration, which all demand. */
  readonly facts: Readonly<Partial<Record<LegalFact, string>>>
  /** Taking part in dispute resolution is a duty, with a body to name. */
  readonly mustTakePart?: boolean
  /** The law that wants cover against insolvency where packages are sold. */
  readonly packages: string
}

/**
 * What the countries of the editions demand of an operator. The only place: the brand rules, the imprint and the documentation of
 * brands follow it. Facts for counsel to confirm, not legal advice.
 */
export const legalRequirements: Readonly<Record<SiteCode, CountryRequirements>> = {
  uk: {
    country: 'the United Kingdom',
    facts: {
      vatNumber: 'Electronic Commerce (EC Directive) Regulations 2002, reg. 6',
      contractPartner: 'Digital Markets, Competition and Consumers Act 2024',
      offerors: 'Digital Markets, Competition and Consumers Act 2024',
    },
    packages: 'Package Travel and Linked Travel Arrangements Regulations 2018',
  },
  de: {
    country: 'Germany',
    facts: {
      representative: '§ 5 Abs. 1 Nr. 1 DDG',
      vatNumber: '§ 5 Abs. 1 Nr. 6 DDG',
      disputes: '§ 36 VSBG',
      contractPartner: '§ 312l BGB, Art. 246d EGBGB',
      offerors: '§ 312l BGB, Art. 246d EGBGB',
      dataProtectionAuthority: 'Art. 13 Abs. 2 lit. d DSGVO',
    },
    packages: '§ 651r BGB',
  },
  fr: {
    country: 'France',
    facts: {
      representative: 'art. 1-1 de la loi n° 2004-575 (LCEN)',
      vatNumber: 'art. 19 LCEN',
      shareCapital: 'art. 1-1 LCEN',
      publisher: 'art. 1-1 LCEN',
      host: 'art. 1-1 LCEN',
      disputes: 'art. L. 616-1 du Code de la consommation',
      contractPartner: 'art. L. 111-7 du Code de la consommation',
      offerors: 'art. L. 111-7 du Code de la consommation',
    },
    mustTakePart: true,
    packages: 'art. L. 211-18 du Code du tourisme',
  },
  nl: {
    country: 'the Netherlands',
    facts: {
      vatNumber: 'art. 3:15d BW',
      contractPartner: 'art. 6:230m BW',
      offerors: 'art. 6:230m BW',
    },
    packages: 'art. 7:513a BW',
  },
  'nl-be': {
    country: 'Belgium',
    facts: {
      vatNumber: 'art. XII.6 WER',
      disputes: 'art. XVI.4 WER',
      contractPartner: 'art. VI.45/1 WER',
      offerors: 'art. VI.45/1 WER',
    },
    packages: 'wet van 21 november 2017 betreffende de verkoop van pakketreizen',
  },
  'de-ch': {
    country: 'Switzerland',
    facts: { contractPartner: 'Art. 3 Abs. 1 lit. s UWG', offerors: 'Art. 3 Abs. 1 lit. s UWG' },
    packages: 'Art. 18 PRG',
  },
  ie: {
    country: 'Ireland',
    facts: {
      vatNumber: 'European Communities (Directive 2000/31/EC) Regulations 2003, reg. 7',
      contractPartner: 'Consumer Rights Act 2022',
      offerors: 'Consumer Rights Act 2022',
    },
    packages: 'Package Holidays and Travel Trade Act 1995',
  },
  'de-at': {
    country: 'Austria',
    facts: {
      representative: '§ 25 MedienG',
      vatNumber: '§ 5 Abs. 1 Z 7 ECG',
      supervisoryAuthority: '§ 5 Abs. 1 Z 5 ECG',
      disputes: '§ 19 AStG',
      contractPartner: '§ 4a FAGG',
      offerors: '§ 4a FAGG',
    },
    packages: 'Pauschalreiseverordnung',
  },
  it: {
    country: 'Italy',
    facts: {
      vatNumber: 'art. 35 d.P.R. 633/1972',
      shareCapital: 'art. 2250 c.c.',
      disputes: 'art. 141-sexies cod. consumo',
      contractPartner: 'art. 49-bis cod. consumo',
      offerors: 'art. 49-bis cod. consumo',
    },
    packages: 'art. 47 cod. turismo',
  },
}
