-- A change that has to be paid first (decision 280): its unit is held until the payment makes the change, or its time is over.
create table held_changes (
  id bigint generated always as identity primary key,
  booking_id bigint not null references bookings on delete cascade,
  -- Only `held` before expires_at is alive; a later payment finds it over, whether or not somebody has marked it.
  state text not null default 'held' check (state in ('held', 'made', 'over')),
  -- The whole change at its agreed prices, read by booking/stay-change/planned-change.ts.
  plan jsonb not null,
  unit_id int not null references units,
  -- What has to be paid, minor units of the booking's currency.
  to_pay int not null check (to_pay > 0),
  expires_at timestamptz not null,
  -- Who asked for it, as in booking_changes: the change is theirs, although a payment makes it.
  actor_role text not null check (actor_role in ('customer', 'agent')),
  actor_id bigint,
  subject_kind text not null check (subject_kind in ('booking', 'web_user')),
  created_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz
);
create unique index one_held_change on held_changes (booking_id) where state = 'held';

alter table payment_orders
  -- The change that this payment makes.
  add column held_change_id bigint references held_changes;
