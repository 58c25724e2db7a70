-- What a booker agreed to, as it was worded then (booking-15, decision 233). A text is stored once, under the hash of its words and
-- language, and never changed: a new wording is another row.
create table agreed_texts (
  -- SHA-256 of language, title and blocks, hexadecimal.
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  tag text not null check (tag in ('terms', 'privacy')),
  -- BCP 47.
  language text not null,
  title text not null,
  -- [{heading, body}]
  blocks jsonb not null,
  first_agreed_at timestamptz not null default clock_timestamp()
);

create table booking_texts (
  booking_id bigint not null references bookings on delete cascade,
  tag text not null check (tag in ('terms', 'privacy')),
  text_hash text not null references agreed_texts,
  agreed_at timestamptz not null,
  primary key (booking_id, tag)
);

-- In which order money covers the rates that its payer named none of (payment-11), lowest first: agreed with the rates.
alter table payment_rates add column rank smallint check (rank >= 0);
update payment_rates set rank = index;
alter table payment_rates alter column rank set not null;
