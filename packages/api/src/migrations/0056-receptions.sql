-- Whom to write to at a campsite about its bookings, and where to send events (decision 290). Without a row: nobody.
create table receptions (
  site_id int primary key references sites on delete cascade,
  email text check (email <> ''),
  -- Message set of its mails.
  messages text not null,
  webhook_url text check (webhook_url ~ '^https?://'),
  -- Signs what is sent there: `whsec_` and base64, as Standard Webhooks has it.
  webhook_secret text check (webhook_secret ~ '^whsec_[A-Za-z0-9+/=]{32,100}$'),
  check ((webhook_url is null) = (webhook_secret is null))
);

-- Events of one lane happen one after the other, in the order in which they were announced.
alter table outbox add column lane text;
create index outbox_lanes on outbox (lane, id) where lane is not null and done_at is null and parked_at is null;
