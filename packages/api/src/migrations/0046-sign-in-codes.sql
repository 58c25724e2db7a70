-- A code by mail opens an account without its password (decision 273). One row for each browser and address that
-- requested a code, known or not, so that both are answered alike.
create table sign_in_codes (
  -- SHA-256 of the browser's key, the brand and the address: neither is stored.
  request_hash text primary key,
  -- Null for an address without an account: no code fits then.
  customer_id bigint references customers on delete cascade,
  -- Names the request to its mail, so that the mail of an earlier one makes no code any more.
  mail_key text not null,
  -- SHA-256 of request and code; until the mail is made, of something that is no code.
  code_hash text not null,
  tries_left int not null check (tries_left >= 0),
  expires_at timestamptz not null
);
create index sign_in_codes_end on sign_in_codes (expires_at);
create index sign_in_codes_of_customer on sign_in_codes (customer_id) where customer_id is not null;
