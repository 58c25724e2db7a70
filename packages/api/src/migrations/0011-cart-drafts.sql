-- What somebody has typed in the checkout of a cart, so that a reload loses nothing. Sealed with a key that only the
-- visitor's cookie holds: neither the link of the cart nor a copy of this table shows it to anybody.
create table cart_drafts (
  cart_id text not null references carts on delete cascade,
  -- SHA-256 of the key, hexadecimal.
  key_hash text not null,
  -- Base64url of nonce, text and tag (AES-256-GCM).
  sealed text not null check (length(sealed) <= 100000),
  saved_at timestamptz not null default now(),
  primary key (cart_id, key_hash)
);
