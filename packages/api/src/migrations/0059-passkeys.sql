-- Passkeys open an account without its password (decision 293).
alter table customers
  -- What authenticators store instead of an address: random, made with the first passkey.
  add column passkey_handle text unique;

create table passkeys (
  id uuid primary key default gen_random_uuid(),
  customer_id bigint not null references customers on delete cascade,
  -- The domain it was made for; it opens nothing elsewhere.
  rp_id text not null,
  -- Both as base64url.
  credential_id text not null,
  public_key text not null,
  -- How often it has signed, by its own count; 0 for the many that do not count.
  sign_count bigint not null check (sign_count >= 0),
  name text,
  browser text,
  system text,
  created_at timestamptz not null default clock_timestamp(),
  last_used_at timestamptz,
  -- It has signed with a count that was used before: there is a copy of it.
  blocked_at timestamptz,
  unique (rp_id, credential_id)
);
create index passkeys_of_customer on passkeys (customer_id);

-- Each counts once, in the browser that asked, for what it was asked for.
create table passkey_challenges (
  -- SHA-256 of the challenge.
  challenge_hash text primary key,
  -- SHA-256 of the browser's key, the brand and, for a new passkey, the session.
  owner_hash text not null,
  expires_at timestamptz not null
);
create index passkey_challenges_end on passkey_challenges (expires_at);
create index passkey_challenges_of_owner on passkey_challenges (owner_hash);
