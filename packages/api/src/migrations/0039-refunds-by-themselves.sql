-- A job pays refunds out (decision 238). `waiting` is one above a limit of its brand: a person releases it.
alter table refund_tasks
  drop constraint refund_tasks_state_check,
  add constraint refund_tasks_state_check check (
    state in ('open', 'waiting', 'sending', 'unknown', 'by-hand', 'done', 'dropped')
  ),
  -- When the job takes it up next: later with every attempt that failed. The database's clock.
  add column next_try_at timestamptz not null default clock_timestamp(),
  -- When a person let it go out; null for one within the limits.
  add column released_at timestamptz,
  -- When a sent refund was compared with the provider's books.
  add column checked_at timestamptz;
drop index refund_tasks_open;
create index refund_tasks_open on refund_tasks (created_at)
  where state in ('open', 'waiting', 'sending', 'unknown', 'by-hand');
create index refund_tasks_due on refund_tasks (next_try_at) where state in ('open', 'sending', 'unknown');
create index refund_tasks_unchecked on refund_tasks (done_at) where state = 'done' and checked_at is null;
create index refund_tasks_of_payment on refund_tasks (ledger_id);

-- What went out by itself on a day (UTC) in an edition, in minor units: the day's limit is kept by this row alone.
create table refund_days (
  brand text not null,
  site_code text not null,
  day date not null,
  amount bigint not null check (amount >= 0),
  primary key (brand, site_code, day)
);
