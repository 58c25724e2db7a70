-- Whom to tell that a hold has ended. Known only when an order was sent and refused; it goes when the cart is booked, given
-- back or told of, and with the cart a day after its end.
alter table carts add column contact_email text check (length(contact_email) <= 254);
alter table carts add column contact_name text;
create index carts_to_tell on carts (expires_at) where contact_email is not null and state = 'open';
