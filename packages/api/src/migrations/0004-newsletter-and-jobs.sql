-- What the sign-up to the newsletter and the jobs need beside the tables of 0002 and 0003.

-- Given up after too many attempts, or refused for good; last_error says why. An operator clears it to try again.
alter table outbox add column parked_at timestamptz;
drop index outbox_due;
create index outbox_due on outbox (available_at) where done_at is null and parked_at is null;

-- Links in mails. Only a hash is kept: whoever reads the table cannot confirm or unsubscribe anybody.
create table newsletter_tokens (
  token_hash text primary key,
  subscription_id bigint not null references newsletter_subscriptions on delete cascade,
  purpose text not null check (purpose in ('confirm', 'unsubscribe')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index newsletter_tokens_of on newsletter_tokens (subscription_id);
create index newsletter_tokens_end on newsletter_tokens (expires_at);

-- Who may do something again only later: one row a client and action, the same for every process. Worth nothing after a
-- crash, so it is not logged.
create unlogged table throttles (
  -- 'newsletter:{hash of the client}'
  key text primary key,
  until timestamptz not null
);
