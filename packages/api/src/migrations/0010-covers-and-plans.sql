-- Cancellation cover, three equal payments, and what a price line says about itself. Money as everywhere: EUR cents where
-- a catalogue speaks, minor units of the booking's currency once something is agreed.

-- What a market sells as cancellation cover: a percentage of the nights, or an amount per person and night.
create table covers (
  -- Market code (editions-1).
  market text not null,
  key text not null check (key ~ '^[a-z][a-z-]{0,39}$'),
  position smallint not null,
  name jsonb not null,
  text jsonb not null,
  -- A list of localised sentences: what it pays.
  pays jsonb not null,
  -- Hundredths of a percent: 450 is 4.5 %.
  percent_hundredths int check (percent_hundredths between 1 and 10000),
  per_person_night int check (per_person_night > 0),
  -- Sold no later than this many days before arrival.
  days_before smallint not null check (days_before >= 0),
  primary key (market, key),
  check ((percent_hundredths is null) <> (per_person_night is null))
);

-- Whoever states an amount in another currency states the rate and its day.
alter table currency_rates add column rate_date date not null default current_date;

-- Keys of `covers`; null while the visitor has not said whether they want one.
alter table carts add column covers text[] check (cardinality(covers) <= 1);

alter table bookings
  drop constraint bookings_payment_plan_check,
  add constraint bookings_payment_plan_check check (payment_plan in ('deposit', 'parts', 'full')),
  -- The rate that on-site costs were converted with, where they were.
  add column exchange_ppm int check (exchange_ppm > 0),
  add column exchange_date date,
  add constraint bookings_exchange_whole check ((exchange_ppm is null) = (exchange_date is null));

alter table payment_rates
  drop constraint payment_rates_kind_check,
  add constraint payment_rates_kind_check check (kind in ('deposit', 'part', 'balance'));

alter table price_lines
  -- Whom and which nights a line per person and night counts.
  add column persons smallint,
  add column nights smallint,
  add column from_age smallint,
  -- What is charged at the site, in its own currency.
  add column local_amount int,
  add column local_currency text check (local_currency in ('EUR', 'GBP', 'CHF')),
  -- The same nights at their lowest price of the last 30 days.
  add column prior_amount int,
  add constraint price_lines_counted_whole check ((persons is null) = (nights is null)),
  add constraint price_lines_local_whole check ((local_amount is null) = (local_currency is null));
