import type { LegalTag } from './legal-tags.ts'

/** Who signs the legal texts of an app, and when. */
export interface Signature {
  /** Name of the counsel or of the firm. */
  readonly by: string
  /** 'YYYY-MM-DD' */
  readonly on: string
}

/** A company that serves pages for the operator, as French law wants it named. */
interface SiteHost {
  readonly name: string
  readonly address: string
  readonly phone: string
}

/** Whether the operator takes part in alternative dispute resolution, and before which body. */
interface Disputes {
  readonly takesPart: boolean
  readonly body?: string
  readonly address?: string
  /** Written out, such as www.mediation.example. */
  readonly website?: string
}

/** Who pays travellers back when the operator becomes insolvent. */
interface InsolvencyCover {
  readonly insurer: string
  readonly address: string
  /** Policy or certificate number. */
  readonly reference: string
}

/**
 * The company behind an edition: facts that imprint, terms, privacy page and footer show. What the law of an edition's country
 * demands is in legal-requirements.ts; the brand rules require it.
 */
export interface LegalEntity {
  readonly company: string
  readonly address: string
  readonly email: string
  readonly phone: string
  /** Register and number, as the register's extract writes them. */
  readonly registration: string
  /** Names of those who may sign for the company. */
  readonly representative?: string
  readonly vatNumber?: string
  readonly shareCapital?: string
  /** Name of the director of publication. */
  readonly publisher?: string
  readonly host?: SiteHost
  /** The authority that supervises the trade, with its town. */
  readonly supervisoryAuthority?: string
  readonly disputes?: Disputes
  /** Whom guests make their contract with: each campsite, or the operator. */
  readonly contractPartner?: 'campsite' | 'operator'
  /** Whether private persons are among those who offer stays. */
  readonly offerors?: 'traders' | 'traders-and-private-persons'
  /** Packages need cover against insolvency. */
  readonly sellsPackages?: boolean
  readonly insolvencyCover?: InsolvencyCover
  /** E-mail address of the data protection officer, where there is one. */
  readonly dataProtectionOfficer?: string
  /** Replaces the authority of the country: in Germany each state has its own. */
  readonly dataProtectionAuthority?: string
  /** What counsel has signed, by page. A text that changed later is unsigned again. */
  readonly signed?: Readonly<Partial<Record<LegalTag, Signature>>>
}
