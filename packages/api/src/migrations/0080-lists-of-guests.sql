-- A list that somebody shared before sign-in (decision 349): nobody's until an account takes it over, and gone by itself. Its owner proves
-- by a key that their browser alone has; what is stored of it is its hash.
alter table favourite_lists
  alter column customer_id drop not null,
  add column brand text,
  add column owner_hash text unique check (length(owner_hash) = 64),
  add column expires_at timestamptz,
  add constraint favourite_lists_owner check (
    case when customer_id is null
      then brand is not null and owner_hash is not null and expires_at is not null and share_token is not null
      else brand is null and owner_hash is null and expires_at is null end
  );
create index favourite_lists_expiry on favourite_lists (expires_at) where expires_at is not null;
