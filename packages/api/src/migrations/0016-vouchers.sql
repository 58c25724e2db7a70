-- Gift vouchers. A voucher has no balance of its own: what is on it is the sum of its entries, minor units of its currency.

create table vouchers (
  id bigint generated always as identity primary key,
  -- SHA-256 of the code. The code has 100 random bits, is printed once and never stored.
  code_hash text not null unique check (code_hash ~ '^[0-9a-f]{64}$'),
  brand text not null,
  currency text not null check (currency in ('EUR', 'GBP', 'CHF')),
  note text not null default '',
  created_at timestamptz not null default now()
);

-- Append only. `reserve` takes from the balance and names the payment it stands beside; `release` gives the same back, `redeem`
-- leaves it spent. One of the two closes a reservation, once.
create table voucher_entries (
  id bigint generated always as identity primary key,
  voucher_id bigint not null references vouchers,
  kind text not null check (kind in ('issue', 'reserve', 'redeem', 'release', 'refund')),
  amount int not null,
  order_id text references payment_orders,
  -- The reservation that this closes.
  reserve_id bigint references voucher_entries,
  -- The refund task that this carries out, once.
  refund_task_id bigint unique references refund_tasks,
  created_at timestamptz not null default now(),
  check (case kind
    when 'issue' then amount > 0
    when 'reserve' then amount < 0
    when 'redeem' then amount = 0
    else amount > 0
  end),
  check ((kind = 'reserve') = (order_id is not null)),
  check ((kind in ('redeem', 'release')) = (reserve_id is not null)),
  check ((kind = 'refund') = (refund_task_id is not null)),
  constraint voucher_reserved_once unique (voucher_id, order_id),
  constraint voucher_reservation_closed_once unique (reserve_id)
);
create index voucher_entries_of_voucher on voucher_entries (voucher_id);
create index voucher_entries_of_order on voucher_entries (order_id) where order_id is not null;
create unique index vouchers_issued_once on voucher_entries (voucher_id) where kind = 'issue';
