-- People of the service desk who act for customers (booking-12). Made by `npm run operator -- agent`.
create table agents (
  id bigint generated always as identity primary key,
  brand text not null,
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz not null default now(),
  unique (brand, name)
);

-- Ways into one customer's account. Single use.
create table agent_links (
  token_hash text primary key,
  agent_id bigint not null references agents on delete cascade,
  customer_id bigint not null references customers on delete cascade,
  expires_at timestamptz not null
);
create index agent_links_end on agent_links (expires_at);

alter table sessions
  -- Who acts in it for the customer; null: the customer.
  add column agent_id bigint references agents on delete cascade,
  add constraint sessions_agent_acts_for_account check (agent_id is null or kind = 'email');

-- Everything an agent does. Append only; it outlives the customer.
create table agent_actions (
  id bigint generated always as identity primary key,
  agent_id bigint not null references agents,
  customer_id bigint not null,
  -- 'signed-in', or the call: 'PUT customer-portal'.
  action text not null,
  at timestamptz not null default clock_timestamp()
);
create index agent_actions_of on agent_actions (customer_id, at);
