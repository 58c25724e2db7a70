-- What customers, or agents for them, have changed about their bookings. Append only, shown nowhere: it answers who did what.
-- Names and dates of birth stay out of it; it says which fields changed, not to what.
create table booking_changes (
  id bigint generated always as identity primary key,
  booking_id bigint not null references bookings on delete cascade,
  actor_role text not null check (actor_role in ('customer', 'agent')),
  -- customers.id of who acted; null for somebody who signed in with the booking's reference.
  actor_id bigint,
  -- How they signed in: for one booking, or with an account.
  subject_kind text not null check (subject_kind in ('booking', 'web_user')),
  what text not null check (what in ('participants', 'extras', 'cancelled')),
  before jsonb not null default '{}',
  after jsonb not null default '{}',
  at timestamptz not null default clock_timestamp()
);
create index booking_changes_of on booking_changes (booking_id);

alter table bookings
  -- A rule of the site or the brand for this booking alone; null: the dates decide. Any text: a value that nobody knows
  -- allows nothing.
  add column participants_rule text,
  add column extras_rule text;
