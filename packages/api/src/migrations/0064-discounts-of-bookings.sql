-- A discount code that is entered after the booking is a change of its own (decision 286).
alter table booking_changes drop constraint booking_changes_what_check;
alter table booking_changes
  add constraint booking_changes_what_check check (what in ('participants', 'extras', 'cancelled', 'stay', 'discount'));
