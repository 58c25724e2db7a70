-- What a campsite wants its guests to know before they set out, and the invoices of bookings.

alter table sites
  -- 'HH:MM' by the clocks of the campsite. Null in worlds loaded before: then nothing is said.
  add column check_in_from text check (check_in_from ~ '^[0-2][0-9]:[0-5][0-9]$'),
  add column check_in_until text check (check_in_until ~ '^[0-2][0-9]:[0-5][0-9]$'),
  add column check_out_until text check (check_out_until ~ '^[0-2][0-9]:[0-5][0-9]$'),
  -- Where the keys are, and how to find the way there: localised texts.
  add column key_note jsonb,
  add column directions jsonb,
  add constraint sites_hours_whole check (num_nulls(check_in_from, check_in_until, check_out_until) in (0, 3));

alter table accommodation_categories
  -- [{text, unlessExtra?, unlessFacility?}]: what guests bring along, unless it is booked or there already.
  add column to_bring jsonb not null default '[]';

-- When a booking became binding for both sides: at once, or with the site's yes to a request.
alter table bookings add column confirmed_at timestamptz;
update bookings set confirmed_at = created_at
  where state in ('confirmed', 'completed') or (state = 'cancelled' and answer_by is null);

-- The last number that a company has given in a year. The row is locked while one is given, and a transaction that fails gives
-- its number back: there are no gaps, and no two alike.
create table invoice_series (
  company text not null check (company <> ''),
  year smallint not null,
  last_number int not null check (last_number > 0),
  -- Dates never run against numbers.
  last_on date not null,
  primary key (company, year)
);

create table invoices (
  id bigint generated always as identity primary key,
  booking_id bigint not null references bookings,
  -- 1, 2, … within the booking: names the paper before it has a number.
  position smallint not null check (position > 0),
  kind text not null check (kind in ('invoice', 'credit-note')),
  company text not null,
  year smallint not null,
  number int not null check (number > 0),
  issued_on date not null,
  currency text not null check (currency in ('EUR', 'GBP', 'CHF')),
  -- What is owed by it, minor units: negative for a credit note.
  amount int not null check ((kind = 'invoice' and amount > 0) or (kind = 'credit-note' and amount < 0)),
  -- Which invoice a credit note takes back.
  corrects bigint references invoices,
  -- Who, to whom, for what: as it was when it was issued.
  content jsonb not null,
  created_at timestamptz not null default clock_timestamp(),
  foreign key (company, year) references invoice_series,
  unique (company, year, number),
  unique (booking_id, position),
  unique (corrects),
  check ((kind = 'credit-note') = (corrects is not null))
);

create function refuse_change_of_invoice() returns trigger language plpgsql as
  'begin raise exception ''an invoice is never changed after it was issued''; end';
create trigger invoices_stay before update or delete on invoices
  for each row execute function refuse_change_of_invoice();
