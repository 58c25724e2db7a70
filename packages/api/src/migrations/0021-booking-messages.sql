-- What customers, or agents for them, wrote to the service desk about their bookings. The mails are made from it when they are
-- sent; it also keeps the same words from being sent twice, and counts.
create table booking_messages (
  id bigint generated always as identity primary key,
  booking_id bigint not null references bookings on delete cascade,
  -- The edition it was written in: what it is acknowledged in.
  site_code text not null,
  -- The account it was written in, by its owner or by an agent; null for a session of the booking alone.
  customer_id bigint references customers on delete set null,
  actor_role text not null check (actor_role in ('customer', 'agent')),
  actor_id bigint,
  subject_kind text not null check (subject_kind in ('booking', 'web_user')),
  text text not null check (length(text) between 1 and 4000),
  at timestamptz not null default clock_timestamp()
);
create index booking_messages_of on booking_messages (booking_id, at);
create index booking_messages_from on booking_messages (customer_id, at);
