-- Attempts to pay and what became of them. Money is integer minor units of the row's currency. What was paid stands in `ledger`
-- (0003) alone. Locks are taken in the order booking, order, refund task.

create table payment_orders (
  -- 128 random bits, base64url: stands on the addresses that a provider sends people and notices to.
  id text primary key check (id ~ '^[A-Za-z0-9_-]{22}$'),
  -- What the provider knows it by, unique for each attempt. A letter first, so that no digit of a neighbour can join it.
  number text not null unique check (number ~ '^[A-Z][0-9A-Z]{8}$'),
  booking_id bigint not null references bookings,
  provider text not null check (provider in ('bambora', 'saferpay')),
  -- Of the account that was used: an answer of another one does not count for it.
  merchant_id text not null,
  method text not null default '',
  state text not null default 'created' check (
    state in ('created', 'opened', 'authorised', 'captured', 'failed', 'expired', 'unknown')
  ),
  -- What is to pay the booking, and a fee of ours on top. Stands whatever the prices do meanwhile (F43).
  amount int not null check (amount > 0),
  fee int not null default 0 check (fee >= 0),
  currency text not null check (currency in ('EUR', 'GBP', 'CHF')),
  rate_index smallint,
  -- The change of extras that this pays for, as the portal sent it.
  extras jsonb,
  -- Where the customer goes afterwards: a path of this edition, checked when it was given.
  return_path text,
  -- A client's name for this one attempt, and what it asked for.
  idempotency_key text,
  request_hash text not null,
  -- Names of our requests to the provider, stored before they are sent; how often each was sent.
  open_request_id text not null,
  open_tries smallint not null default 0,
  capture_request_id text not null,
  capture_tries smallint not null default 0,
  token text,
  page_url text,
  page_expires_at timestamptz,
  transaction_id text,
  capture_id text,
  authorised_amount int not null default 0 check (authorised_amount >= 0),
  captured_amount int not null default 0 check (captured_amount between 0 and authorised_amount),
  -- Why it failed or what is in doubt: a stable word.
  reason text,
  -- Times are the database's.
  next_look_at timestamptz not null,
  looked_at timestamptz,
  looks int not null default 0,
  locked_until timestamptz,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  unique (booking_id, idempotency_key)
);
create index payment_orders_to_look_at on payment_orders (next_look_at)
  where state in ('created', 'opened', 'authorised', 'unknown');
create index payment_orders_of_booking on payment_orders (booking_id);

-- What arrived from providers and what was made of it. Append only; no card numbers, no query strings.
create table payment_events (
  id bigint generated always as identity primary key,
  provider text not null,
  order_id text references payment_orders,
  -- 'open', 'callback', 'accept', 'return', 'notify', 'look', 'list', 'capture', 'refund'
  source text not null,
  outcome text not null,
  transaction_id text,
  -- Somebody has to look at it.
  alarm boolean not null default false,
  created_at timestamptz not null default now()
);
create index payment_events_of_order on payment_events (order_id) where order_id is not null;
create index payment_events_alarms on payment_events (created_at) where alarm;

-- Money that belongs to no booking, or to none that we could tell. An operator resolves it.
create table unmatched_payments (
  id bigint generated always as identity primary key,
  provider text not null,
  brand text not null,
  site_code text not null,
  transaction_id text not null,
  order_number text,
  order_id text references payment_orders,
  amount int not null check (amount > 0),
  -- null for a currency that no edition sells in
  currency text check (currency in ('EUR', 'GBP', 'CHF')),
  reason text not null check (
    reason in ('unknown-order', 'other-currency', 'test-mode', 'other-order', 'other-merchant')
  ),
  created_at timestamptz not null default now(),
  resolved_at timestamptz,
  resolution text,
  unique (provider, transaction_id)
);

create table refund_tasks (
  id bigint generated always as identity primary key,
  booking_id bigint not null references bookings,
  -- The payment it gives back, of which it never takes more than there was.
  ledger_id bigint not null references ledger,
  amount int not null check (amount > 0),
  reason text not null check (reason in ('over-payment', 'cancelled-booking', 'operator')),
  state text not null default 'open' check (state in ('open', 'sending', 'unknown', 'by-hand', 'done', 'dropped')),
  -- What the provider knows it by, and the name of the request, stored before it is sent.
  number text not null unique,
  request_id text not null unique,
  tries smallint not null default 0,
  note text not null default '',
  locked_until timestamptz,
  created_at timestamptz not null default now(),
  done_at timestamptz
);
create index refund_tasks_of_booking on refund_tasks (booking_id);
create index refund_tasks_open on refund_tasks (created_at) where state in ('open', 'sending', 'unknown', 'by-hand');

-- When an account's list of transactions was read last (F69): one process at a time, each account every quarter of an hour.
create table payment_list_readings (
  account text primary key,
  next_at timestamptz not null,
  read_until timestamptz
);
