-- Gift vouchers are sold (decision 283): a purchase is an order of its own, which attempts to pay, the ledger and refunds may belong to
-- instead of a booking. Locks are taken in the order booking, purchase, order, refund task, voucher.

create table voucher_purchases (
  id bigint generated always as identity primary key,
  -- What its buyer and the providers know it by, as a booking its reference.
  purchase_ref text not null unique check (purchase_ref ~ '^[0-9A-HJKMNP-TV-Z]{10}$'),
  -- 128 random bits, base64url: the address of its page. What the page shows of the code needs the buyer's browser besides.
  address text not null unique check (address ~ '^[A-Za-z0-9_-]{22}$'),
  brand text not null,
  site_code text not null,
  amount int not null check (amount > 0),
  currency text not null check (currency in ('EUR', 'GBP', 'CHF')),
  buyer_name text not null,
  email text not null,
  recipient text not null default '',
  message text not null default '',
  -- The last day on which the voucher pays, as its buyer was told.
  valid_until date not null,
  -- SHA-256 of the key that only the buyer's browser has.
  key_hash text not null,
  -- A client's name for this one purchase, and what it asked for.
  idempotency_key text not null,
  request_hash text not null,
  -- Of the voucher to come: the code itself is sealed with the browser's key.
  code_hash text not null unique check (code_hash ~ '^[0-9a-f]{64}$'),
  hint text not null check (hint ~ '^[0-9A-HJKMNP-TV-Z]{4}$'),
  sealed_code text not null,
  -- The code until its mail is sent. It opens nothing before the voucher is issued.
  unsent_code text,
  -- The payment that pays it. Any other one goes back.
  ledger_id bigint unique references ledger,
  voucher_id bigint unique references vouchers,
  issued_at timestamptz,
  -- From then on it is paid and issued no more, and what comes back to its voucher goes to its payment.
  withdrawn_at timestamptz,
  -- Nobody has paid it in time: name, address and words are gone.
  erased_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  unique (key_hash, idempotency_key),
  check ((voucher_id is null) = (issued_at is null)),
  check (voucher_id is null or ledger_id is not null)
);
create index voucher_purchases_not_paid on voucher_purchases (created_at) where ledger_id is null and erased_at is null;

-- What a buyer agreed to, as a booker does (0036).
alter table agreed_texts
  drop constraint agreed_texts_tag_check,
  add constraint agreed_texts_tag_check check (tag in ('terms', 'privacy', 'voucher-terms', 'withdrawal'));
create table voucher_purchase_texts (
  purchase_id bigint not null references voucher_purchases on delete cascade,
  tag text not null check (tag in ('voucher-terms', 'withdrawal')),
  text_hash text not null references agreed_texts,
  primary key (purchase_id, tag)
);

alter table payment_orders
  alter column booking_id drop not null,
  add column purchase_id bigint references voucher_purchases,
  add constraint payment_orders_pay_one check (num_nonnulls(booking_id, purchase_id) = 1);
create index payment_orders_of_purchase on payment_orders (purchase_id) where purchase_id is not null;

alter table ledger
  alter column booking_id drop not null,
  add column purchase_id bigint references voucher_purchases,
  add constraint ledger_of_one check (num_nonnulls(booking_id, purchase_id) = 1);
create index ledger_of_purchase on ledger (purchase_id) where purchase_id is not null;

alter table refund_tasks
  alter column booking_id drop not null,
  add column purchase_id bigint references voucher_purchases,
  add constraint refund_tasks_of_one check (num_nonnulls(booking_id, purchase_id) = 1),
  drop constraint refund_tasks_reason_check,
  add constraint refund_tasks_reason_check check (
    reason in ('over-payment', 'cancelled-booking', 'operator', 'withdrawn-purchase')
  );
create index refund_tasks_of_purchase on refund_tasks (purchase_id) where purchase_id is not null;

-- `withdraw` takes what is left off a voucher whose purchase was withdrawn: it goes back to the payment.
alter table voucher_entries
  drop constraint voucher_entries_kind_check,
  add constraint voucher_entries_kind_check check (
    kind in ('issue', 'reserve', 'redeem', 'release', 'refund', 'withdraw')
  ),
  drop constraint voucher_entries_check,
  add constraint voucher_entries_check check (case kind
    when 'issue' then amount > 0
    when 'reserve' then amount < 0
    when 'withdraw' then amount < 0
    when 'redeem' then amount = 0
    else amount > 0
  end);
