-- Dates, length and accommodation of a booking can change (decision 247).
alter table booking_changes drop constraint booking_changes_what_check;
alter table booking_changes
  add constraint booking_changes_what_check check (what in ('participants', 'extras', 'cancelled', 'stay'));

alter table bookings
  -- The least that cancelling costs, in minor units: what it cost when the stay was changed (decision 248).
  add column least_cost int not null default 0 check (least_cost >= 0),
  -- When dates or accommodation changed last; null: never. Cancellation steps that were over then are not listed.
  add column stay_changed_at timestamptz;
