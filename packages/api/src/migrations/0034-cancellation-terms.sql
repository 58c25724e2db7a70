-- What cancelling costs: as a site offers it now, and as it was agreed with each booking. Until so many days before arrival it costs so
-- many percent; the last step has no day. A site that changes its terms changes no booking (decision 228).
alter table sites add column cancellation_terms jsonb not null default
  '[{"daysBefore":42,"percent":30},{"daysBefore":28,"percent":60},{"daysBefore":8,"percent":80},{"daysBefore":1,"percent":90},{"daysBefore":null,"percent":100}]';

-- Bookings from before were all made under these.
alter table bookings add column cancellation_terms jsonb;
update bookings set cancellation_terms =
  '[{"daysBefore":42,"percent":30},{"daysBefore":28,"percent":60},{"daysBefore":8,"percent":80},{"daysBefore":1,"percent":90},{"daysBefore":null,"percent":100}]';
alter table bookings alter column cancellation_terms set not null;
