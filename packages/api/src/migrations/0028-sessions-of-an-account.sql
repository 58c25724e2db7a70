-- What a customer is shown of the sessions of their account.
alter table sessions
  -- Names a session to its owner; the hash of its token names it to nobody.
  add column public_id uuid not null default gen_random_uuid(),
  -- As coarse as 'Firefox' and 'Windows'; null where the browser did not say.
  add column browser text check (length(browser) <= 40),
  add column system text check (length(system) <= 40);

create unique index sessions_public on sessions (public_id);
create index sessions_of_customer on sessions (customer_id) where customer_id is not null;
