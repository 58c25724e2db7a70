-- Carts, bookings, who travels, what it costs and what was paid. Money is integer minor units of the row's currency.

create table carts (
  -- 128 random bits, base64url: whoever knows it may see and change the cart.
  id text primary key check (id ~ '^[A-Za-z0-9_-]{22}$'),
  brand text not null,
  site_code text not null,
  currency text not null check (currency in ('EUR', 'GBP', 'CHF')),
  site_id int not null references sites,
  accommodation_id int not null references accommodations,
  date_from date not null,
  date_to date not null,
  adults smallint not null check (adults between 1 and 20),
  child_ages smallint[] not null default '{}',
  -- [{id, quantity}]
  extras jsonb not null default '[]',
  -- Expiry is a predicate (expires_at <= now()), never a state that a job has to set.
  state text not null default 'open' check (state in ('open', 'booked')),
  expires_at timestamptz not null,
  extended_at timestamptz,
  -- The total the visitor saw last, and the one before when it changed.
  shown_total int check (shown_total >= 0),
  price_changed_from int check (price_changed_from >= 0),
  created_at timestamptz not null default now(),
  check (date_from < date_to)
);
create index carts_expiry on carts (expires_at) where state = 'open';

create table bookings (
  id bigint generated always as identity primary key,
  -- Crockford base32 from a CSPRNG: 50 bits.
  booking_ref text not null unique check (booking_ref ~ '^[0-9A-HJKMNP-TV-Z]{10}$'),
  cart_id text not null unique references carts,
  brand text not null,
  site_code text not null,
  customer_id bigint references customers on delete set null,
  state text not null check (state in ('requested', 'confirmed', 'cancelled', 'completed')),
  site_id int not null references sites,
  accommodation_id int not null references accommodations,
  unit_id int not null references units,
  date_from date not null,
  date_to date not null,
  adults smallint not null check (adults between 1 and 20),
  child_ages smallint[] not null default '{}',
  currency text not null check (currency in ('EUR', 'GBP', 'CHF')),
  -- Everything the stay costs, and the part of it that is paid on the site.
  total int not null check (total >= 0),
  on_site_total int not null default 0 check (on_site_total >= 0),
  -- What is owed to us; the payment rates add up to this.
  payable int generated always as (total - on_site_total) stored,
  payment_plan text not null check (payment_plan in ('deposit', 'full')),
  title text check (title in ('mr', 'mrs', 'mx')),
  first_name text not null,
  last_name text not null,
  email text not null check (length(email) <= 254),
  phone_prefix text not null,
  phone_number text not null,
  street text not null,
  house_number text not null,
  addition text not null default '',
  postcode text not null,
  city text not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  remarks text not null default '',
  terms_accepted_at timestamptz not null,
  created_at timestamptz not null default now(),
  cancelled_at timestamptz,
  check (date_from < date_to),
  check (on_site_total <= total)
);
create index bookings_address on bookings (brand, lower(email));
create index bookings_customer on bookings (customer_id) where customer_id is not null;
create index bookings_arrival on bookings (date_from);

-- Which physical unit is taken when. The constraint is the last line of defence; writers lock the unit rows in id
-- order first and release expired holds of those units under that lock, since a constraint cannot know the time.
create table unit_occupations (
  id bigint generated always as identity primary key,
  unit_id int not null references units,
  accommodation_id int not null references accommodations,
  stay daterange not null check (
    not isempty(stay) and not lower_inf(stay) and not upper_inf(stay)
  ),
  state text not null check (state in ('held', 'booked', 'released')),
  cart_id text references carts,
  booking_id bigint references bookings,
  -- Database time. Only holds expire.
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  check (state <> 'held' or (cart_id is not null and expires_at is not null)),
  check (state <> 'booked' or booking_id is not null),
  constraint no_overlap_on_unit exclude using gist (unit_id with =, stay with &&)
    where (state in ('held', 'booked'))
);
create index occupations_of_accommodation on unit_occupations (accommodation_id) where state in ('held', 'booked');
create index occupations_of_cart on unit_occupations (cart_id);
create index occupations_of_booking on unit_occupations (booking_id);

create table participants (
  booking_id bigint not null references bookings on delete cascade,
  position smallint not null,
  role text not null check (role in ('main', 'adult', 'child')),
  title text check (title in ('mr', 'mrs', 'mx')),
  first_name text not null,
  last_name text not null,
  birth_date date,
  primary key (booking_id, position)
);

create table price_lines (
  booking_id bigint not null references bookings on delete cascade,
  position smallint not null,
  kind text not null check (kind in (
    'stay', 'discount', 'booking-fee', 'guarantee-fund', 'tourist-tax', 'extra', 'cover', 'on-site'
  )),
  key text not null,
  label text,
  extra_id int,
  quantity int not null,
  unit text not null check (unit in ('stay', 'night', 'person', 'person-night', 'booking')),
  -- Signed: a discount is negative.
  amount int not null,
  currency text not null check (currency in ('EUR', 'GBP', 'CHF')),
  payable_at text not null check (payable_at in ('now', 'later', 'on-site')),
  mandatory boolean not null,
  primary key (booking_id, position)
);

create table booking_extras (
  booking_id bigint not null references bookings on delete cascade,
  extra_id int not null references extras,
  quantity int not null check (quantity > 0),
  primary key (booking_id, extra_id)
);

create table payment_rates (
  booking_id bigint not null references bookings on delete cascade,
  index smallint not null check (index >= 0),
  kind text not null check (kind in ('deposit', 'balance')),
  amount int not null check (amount >= 0),
  currency text not null check (currency in ('EUR', 'GBP', 'CHF')),
  due_date date not null,
  status text not null default 'pending' check (status in ('pending', 'paid', 'cancelled')),
  paid_at timestamptz,
  primary key (booking_id, index),
  check ((status = 'paid') = (paid_at is not null))
);

-- Append only. The sum of a booking's rows is what was paid.
create table ledger (
  id bigint generated always as identity primary key,
  booking_id bigint not null references bookings,
  kind text not null check (kind in ('payment', 'refund', 'voucher', 'correction')),
  -- Signed: money to the guest is negative.
  amount int not null check (amount <> 0),
  -- A fee the guest paid on top; never counts as paying the booking.
  fee int not null default 0 check (fee >= 0),
  currency text not null check (currency in ('EUR', 'GBP', 'CHF')),
  provider text not null,
  provider_transaction_id text not null,
  note text not null default '',
  created_at timestamptz not null default now(),
  constraint provider_transaction_once unique (provider, provider_transaction_id)
);
create index ledger_of_booking on ledger (booking_id);

create table idempotency_keys (
  -- What the key is unique within, e.g. 'cart-book:{cart id}'.
  scope text not null,
  key text not null,
  request_hash text not null,
  -- null while the first request is under way.
  status int,
  reply jsonb,
  created_at timestamptz not null default now(),
  primary key (scope, key)
);
create index idempotency_age on idempotency_keys (created_at);

create table sessions (
  -- SHA-256 of the token; the token itself is never stored.
  token_hash text primary key,
  kind text not null check (kind in ('email', 'booking_id')),
  brand text not null,
  site_code text not null,
  customer_id bigint references customers on delete cascade,
  booking_id bigint references bookings on delete cascade,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  check ((kind = 'email') = (customer_id is not null)),
  check ((kind = 'booking_id') = (booking_id is not null))
);
create index sessions_expiry on sessions (expires_at);

-- Mails and other effects, written in the transaction that causes them and claimed by jobs with SKIP LOCKED.
create table outbox (
  id bigint generated always as identity primary key,
  kind text not null,
  -- One effect per event: 'booking-received:{booking ref}'. Doubles as the stable message id of a mail.
  dedupe_key text not null unique,
  payload jsonb not null,
  created_at timestamptz not null default now(),
  available_at timestamptz not null default now(),
  attempts int not null default 0,
  locked_until timestamptz,
  done_at timestamptz,
  last_error text
);
create index outbox_due on outbox (available_at) where done_at is null;
