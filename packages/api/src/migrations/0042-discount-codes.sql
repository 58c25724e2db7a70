-- Discount codes (decision 253). Terms do not change after a code is made: it can only be ended. Amounts in minor units of its currency.
create table discounts (
  id bigint generated always as identity primary key,
  brand text not null,
  -- As contract/cart-discount.schemas.ts stores what is typed.
  code text not null check (code ~ '^[A-Z0-9]{4,20}$'),
  percent smallint check (percent between 1 and 100),
  amount int check (amount > 0),
  currency text check (currency in ('EUR', 'GBP', 'CHF')),
  -- Null: all editions of the brand.
  site_codes text[],
  -- Last days count; null: no limit. Days of booking are UTC, as everywhere.
  booked_from date,
  booked_until date,
  stay_from date,
  stay_until date,
  least_total int check (least_total > 0),
  once_per_customer boolean not null default false,
  most_uses int check (most_uses > 0),
  note text not null default '',
  created_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  unique (brand, code),
  check ((percent is null) <> (amount is null)),
  check (currency is not null or (amount is null and least_total is null)),
  check (booked_from <= booked_until),
  check (stay_from < stay_until)
);

-- One use for each booking that has a discount, written in the transaction of the booking; its cancellation gives it back.
create table discount_uses (
  booking_id bigint primary key references bookings on delete cascade,
  discount_id bigint not null references discounts,
  given_back_at timestamptz
);
create index discount_uses_living on discount_uses (discount_id) where given_back_at is null;

alter table carts
  add column discount_id bigint references discounts,
  -- The customer who tried to order had used the code.
  add column discount_used boolean not null default false;
