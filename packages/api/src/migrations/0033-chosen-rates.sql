-- The rate a payment was made for, where the customer chose one; a refund of it has the same. Older payments name none.
alter table ledger add column rate_index smallint check (rate_index >= 0);
