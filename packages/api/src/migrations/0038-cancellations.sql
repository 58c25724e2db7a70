-- What a cancellation came to at its moment, in minor units of the booking's currency (decision 237). A booking that was cancelled has
-- one row, written in the transaction that ended it; what is owed to us is `cost` from then on.
create table booking_cancellations (
  booking_id bigint primary key references bookings on delete cascade,
  cost int not null check (cost >= 0),
  -- Received until then, less what was going back already.
  paid int not null check (paid >= 0),
  owed int not null check (owed >= 0),
  refund int not null check (refund >= 0),
  retained int generated always as (cost - owed) stored,
  at timestamptz not null default clock_timestamp(),
  check (cost + refund = paid + owed),
  check (owed = 0 or refund = 0)
);

-- Earlier ones: as the log of changes has them. Requests that were declined cost nothing, and nothing could be paid for them. What is owed
-- and what goes back follow from cost and payments, so that no entry of the log can stop this migration.
insert into booking_cancellations (booking_id, cost, paid, owed, refund, at)
select id, cost, paid, greatest(cost - paid, 0), greatest(paid - cost, 0), at
from (
  select b.id, greatest(coalesce((c.after ->> 'cost')::int, 0), 0) as cost,
    greatest(coalesce((c.before ->> 'paid')::int, 0), 0) as paid, coalesce(b.cancelled_at, now()) as at
  from bookings b
  left join lateral (
    select before, after from booking_changes where booking_id = b.id and what = 'cancelled' order by id desc limit 1
  ) c on c.before ? 'paid' and c.after ? 'cost'
  where b.state = 'cancelled'
) cancelled;
