-- Statements by which consumers withdraw from a contract (article 11a of Directive 2011/83/EU, decision 284), as they were sent. What
-- cannot be matched is kept and acknowledged, too: a person resolves it.
create table withdrawals (
  id bigint generated always as identity primary key,
  brand text not null,
  -- The edition whose page was used: the language of the acknowledgement.
  site_code text not null,
  name text not null,
  email text not null,
  contract_ref text not null,
  remarks text not null default '',
  idempotency_key text not null,
  purchase_id bigint references voucher_purchases,
  outcome text not null check (
    outcome in ('withdrawn', 'partly', 'repeated', 'used', 'late', 'booking', 'unmatched')
  ),
  -- What goes back; null where nothing was decided.
  amount int check (amount >= 0),
  currency text check (currency in ('EUR', 'GBP', 'CHF')),
  received_at timestamptz not null default clock_timestamp(),
  -- When a person has dealt with what could not be decided, and how; of all others at once.
  resolved_at timestamptz,
  resolution text,
  unique (brand, idempotency_key)
);
create index withdrawals_open on withdrawals (id) where resolved_at is null;
