import type { Choice, ChoiceProblem } from '@camping/core/checkout/choice.thunks.ts'
import { Button } from '@camping/ui/button/button.tsx'
import { useApp } from '../../../kit/app/app-context.tsx'
import { useMoney } from '../../../kit/format/use-money.ts'
import { useNightsOptions } from '../../../kit/format/use-nights-options.ts'
import { useStayDates } from '../../../kit/format/use-dates.ts'
import { useText } from '../../../kit/format/use-text.ts'
import { useFormAnswer } from '../../../kit/plain/form-answer.tsx'
import { PlainField, PlainSelect } from '../../../kit/plain/plain-field.tsx'
import { PlainParty } from '../../../kit/plain/plain-party.tsx'
import type { PageRequest } from '../../../kit/routing/page-view.ts'
import { PlainDetails } from './plain-details.tsx'

/** Dates and party of the stay as a form, and what became of the last choice. */
export function PlainStay({ request }: { request: PageRequest }) {
  const answer = useFormAnswer('choose')
  const problem = answer?.found as ChoiceProblem | undefined
  return (
    <>
      {problem && <ChoiceProblemWithoutScripts problem={problem} />}
      <PlainDetails request={request} />
      <StayForm request={request} />
    </>
  )
}

/** Sends the stay as the search of this page's address. */
function StayForm({ request: { pathname, criteria } }: { request: PageRequest }) {
  const t = useText()
  const { today } = useApp()
  const nights = useNightsOptions(criteria.duration)
  const known = { answer: undefined, words: 'search' }
  return (
    <form method="get" action={`${pathname}#accommodations`}>
      <PlainField
        {...known}
        name="date"
        label={t('search.date')}
        type="date"
        min={today}
        defaultValue={criteria.date ?? ''}
      />
      <PlainSelect
        {...known}
        name="duration"
        label={t('search.duration')}
        defaultValue={`${criteria.duration}`}
        options={nights.map(({ nights: value, text }) => ({ value: `${value}`, text }))}
      />
      <PlainParty value={{ adults: criteria.adults, childAges: [] }} ages={criteria.children} />
      <p>
        <Button type="submit">{t('campsite.stay.see')}</Button>
      </p>
    </form>
  )
}

/** Why a choice was not taken, with its alternatives as buttons. */
function ChoiceProblemWithoutScripts({ problem }: { problem: ChoiceProblem }) {
  const t = useText()
  const money = useMoney()
  const dates = useStayDates()
  const { why, choice, alternatives } = problem
  const ways: { text: string; choice: Choice }[] = [
    ...(why === 'unreachable' || why === 'too-many' ? [{ text: t('shell.error.retry'), choice }] : []),
    ...alternatives.accommodations.map(({ id, name, total, currency }) => ({
      text: `${name} · ${money(total, { currency })}`,
      choice: { ...choice, accommodationId: id, name, seenTotal: total },
    })),
    ...alternatives.dates.map(({ date, nights, total, currency }) => ({
      text: `${dates.range(date, nights)} · ${money(total, { currency })}`,
      choice: { ...choice, date, duration: nights, seenTotal: total },
    })),
  ]
  return (
    <div role="alert">
      <p>{t(`offer.conflict.${why}`)}</p>
      <p>{t(`offer.conflict.${why}.text`)}</p>
      <ul>
        {ways.map((way) => (
          <li key={way.text}>
            <Button type="submit" form="plain" name="choose" value={JSON.stringify(way.choice)}>
              {way.text}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
