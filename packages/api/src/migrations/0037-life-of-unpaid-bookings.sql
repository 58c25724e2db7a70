-- What becomes of a booking that nobody pays (decision 234).
alter table bookings
  -- What was agreed about paying: packages/editions/src/payment-terms.ts. A brand that changes its terms changes no booking.
  add column payment_terms jsonb,
  -- Why a booking ended by itself; null for every other end.
  add column ended text check (ended in ('unpaid')),
  add constraint only_cancelled_is_ended check (ended is null or state = 'cancelled'),
  -- From when on its due times count: the contract, or for older bookings this migration.
  add column pay_from timestamptz,
  -- When the job looks at it next; null: there is nothing to look at.
  add column payment_check_at timestamptz,
  -- Whose booking it is while it is unpaid, for two days: as many of one network are counted together.
  add column network_mark text;

-- Bookings from before never agreed to an end: they are reminded, and the desk decides.
update bookings set pay_from = now(), payment_terms =
  '{"depositPercent":30,"balanceDays":42,"firstPaymentHours":48,"graceHours":72,"shortGraceHours":24,"remindHoursBefore":[168,24],"remindHoursAfter":[2,48],"ends":false}';
update bookings b set payment_check_at = now() + interval '1 hour'
where state = 'confirmed'
  and exists (select 1 from payment_rates r where r.booking_id = b.id and r.status = 'pending');
alter table bookings alter column payment_terms set not null;
create index bookings_to_check on bookings (payment_check_at) where payment_check_at is not null;
create index bookings_of_network on bookings (network_mark) where network_mark is not null;

alter table payment_rates
  -- Whether the booking ends when this stays unpaid. Not for what a later change added.
  add column ends_booking boolean not null default true;

-- What was done about an unpaid rate, each step once: for this due day, since a booking with other dates is reminded anew.
create table payment_steps (
  booking_id bigint not null references bookings on delete cascade,
  rate_index smallint not null,
  due_date date not null,
  -- 'before-24', 'after-2' (hours), 'end'
  step text not null check (step ~ '^(before|after)-\d{1,4}$|^end$'),
  -- Passed: it was too late for this reminder when a later one was due.
  outcome text not null check (outcome in ('sent', 'passed', 'ended')),
  done_at timestamptz not null default clock_timestamp(),
  primary key (booking_id, rate_index, due_date, step)
);
