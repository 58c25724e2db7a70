-- A request is answered by its site, or declined by itself when the time is over.
alter table bookings
  -- Until when a request may be confirmed; null for what was booked at once.
  add column answer_by timestamptz,
  -- Why a request did not become a booking; null for every other end.
  add column declined text check (declined in ('unstated', 'full', 'closed', 'unsuitable', 'unanswered')),
  add constraint only_cancelled_is_declined check (declined is null or state = 'cancelled');
-- Those that are waiting already get the whole time from now on.
update bookings set answer_by = clock_timestamp() + interval '48 hours' where state = 'requested';
create index bookings_to_answer on bookings (answer_by) where state = 'requested';

-- Who has counted a booking: once for each purpose, whoever asks. `key` is the asker's, so that a lost answer can be
-- asked for again.
create table booking_counts (
  booking_id bigint not null references bookings on delete cascade,
  purpose text not null check (purpose in ('analytics', 'experiments')),
  key text not null,
  counted_at timestamptz not null default clock_timestamp(),
  primary key (booking_id, purpose)
);
