-- What a gift voucher has set aside for a confirmed booking is redeemed when the card has paid the rest, and released when the card
-- fails or nobody has paid by then (decision 299). Null where nothing is set aside, and for a request, which waits for its campsite.
alter table bookings add column voucher_until timestamptz;
create index bookings_with_voucher_set_aside on bookings (voucher_until) where voucher_until is not null;
