-- Links of mails about a booking that work without signing in (decisions 290 and 291).
create table booking_links (
  -- SHA-256: whoever reads the database can follow none.
  token_hash text primary key,
  purpose text not null check (purpose in ('answer', 'refuse-reviews')),
  booking_id bigint not null references bookings on delete cascade,
  expires_at timestamptz not null
);
create index booking_links_of on booking_links (booking_id);
create index booking_links_end on booking_links (expires_at);

-- Addresses that a brand may not ask for reviews any more. They outlive their bookings.
create table review_refusals (
  brand text not null,
  -- Lower case.
  email text not null check (email = lower(email)),
  refused_at timestamptz not null default clock_timestamp(),
  primary key (brand, email)
);
