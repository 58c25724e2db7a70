-- What agents read of customers: once for each session, thing and minute, however often it was looked at. It outlives the
-- session and the account, as agent_actions does.
create table agent_reads (
  agent_id bigint not null references agents,
  customer_id bigint not null,
  session_hash text not null,
  -- 'GET customer-portal/bookings/5PRAKA9451/participants'
  subject text not null check (length(subject) <= 200),
  minute timestamptz not null,
  count int not null default 1,
  primary key (session_hash, subject, minute)
);
create index agent_reads_of on agent_reads (customer_id, minute);
create index agent_reads_end on agent_reads (minute);
