import type { PartyFieldLabels } from '@camping/ui/search-box/party-field.tsx'
import type { Text } from './use-text.ts'

/** Labels of the party panel. */
export function partyLabels(t: Text): PartyFieldLabels {
  return {
    title: t('search.party'),
    adults: t('search.party.adults'),
    adultsHint: t('search.party.adultsHint'),
    children: t('search.party.children'),
    childrenHint: t('search.party.childrenHint'),
    fewerAdults: t('search.party.fewerAdults'),
    moreAdults: t('search.party.moreAdults'),
    fewerChildren: t('search.party.fewerChildren'),
    moreChildren: t('search.party.moreChildren'),
    childAge: (number) => t('search.party.childAge', { number }),
    chooseAge: t('search.party.chooseAge'),
    age: (years) => t('search.party.age', { years }),
    ageMissing: t('search.party.ageMissing'),
    done: t('search.party.done'),
    close: t('shell.close'),
  }
}
