-- Agents at the service desk (decision 296): a session of a brand, for all or some of its editions. Opened by the operator.
create table desk_sessions (
  token_hash text primary key,
  agent_id bigint not null references agents on delete cascade,
  -- Null: all editions of the brand.
  site_codes text[],
  releases_refunds boolean not null default false,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null
);
create index desk_sessions_of on desk_sessions (agent_id);
create index desk_sessions_end on desk_sessions (expires_at);

-- What agents do and read at the desk belongs to no customer.
alter table agent_actions alter column customer_id drop not null;
alter table agent_reads alter column customer_id drop not null;
create index agent_actions_at_desk on agent_actions (at) where customer_id is null;
create index agent_reads_at_desk on agent_reads (minute) where customer_id is null;

alter table refund_tasks
  -- The agent who let a refund above a limit go out; null for all others.
  add column released_by bigint references agents;
-- The list of the desk.
create index refund_tasks_waiting on refund_tasks (created_at, id) where state = 'waiting';
