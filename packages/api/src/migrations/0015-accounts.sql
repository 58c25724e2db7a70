-- Accounts: registrations that wait for their mail, links to a new password, and how often something was tried.

-- A registration is no account: it becomes one when its own link is opened, with its own password. So nobody can put a
-- password of theirs before somebody else's address and wait.
create table registrations (
  id bigint generated always as identity primary key,
  brand text not null,
  site_code text not null,
  email text not null check (length(email) <= 254),
  first_name text not null,
  last_name text not null,
  password_hash text not null,
  newsletter boolean not null,
  language text not null,
  terms_accepted_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- SHA-256 of the link's token; null until the mail is made.
  token_hash text unique
);
create index registrations_address on registrations (brand, lower(email));
create index registrations_end on registrations (expires_at);

-- Links of "forgot password". Single use: taking one deletes all of the account.
create table reset_tokens (
  token_hash text primary key,
  customer_id bigint not null references customers on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index reset_tokens_of on reset_tokens (customer_id);
create index reset_tokens_end on reset_tokens (expires_at);

-- How often something was tried in a window of time, the same for every process. Worth nothing after a crash.
create unlogged table attempts (
  -- '{action}:{what is counted}:{hash}'
  key text primary key,
  count int not null,
  until timestamptz not null
);
create index attempts_end on attempts (until);
