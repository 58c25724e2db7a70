-- A gift voucher pays a booking (decision 285). Nothing has reserved for an order yet: no page took a code.
alter table vouchers
  -- The last signs of the code, by which its owner knows it; '' for vouchers of before.
  add column hint text not null default '' check (hint ~ '^[0-9A-HJKMNP-TV-Z]{0,4}$'),
  -- The last day on which it pays; null for ever.
  add column valid_until date,
  -- From then on it pays nothing.
  add column closed_at timestamptz;

-- What is set aside for a booking is redeemed in the same transaction, or when the campsite of a request has accepted.
alter table voucher_entries
  add column booking_id bigint references bookings,
  drop constraint voucher_entries_check1,
  add constraint voucher_reserved_for_one
    check ((kind = 'reserve') = (num_nonnulls(order_id, booking_id) = 1) and (kind = 'reserve' or num_nonnulls(order_id, booking_id) = 0));
create index voucher_entries_of_booking on voucher_entries (booking_id) where booking_id is not null;

alter table carts add column voucher_id bigint references vouchers;
