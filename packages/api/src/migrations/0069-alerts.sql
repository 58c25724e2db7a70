-- "Tell me when it is free" (decision 319): what visitors want to be told of, confirmed by mail.
create table alerts (
  id bigint generated always as identity primary key,
  brand text not null,
  site_code text not null,
  email text not null check (length(email) <= 254),
  site_id int not null references sites on delete cascade,
  -- Null: any of the site.
  accommodation_id int references accommodations on delete cascade,
  -- The stay may start so many days before or after it.
  date_from date not null,
  flexible_days smallint not null check (flexible_days between 0 and 7),
  nights smallint not null check (nights between 1 and 60),
  adults smallint not null check (adults between 1 and 20),
  child_ages smallint[] not null default '{}',
  -- Minor units of the edition's currency; null: any price.
  max_total int check (max_total > 0),
  created_at timestamptz not null default clock_timestamp(),
  confirmed_at timestamptz,
  -- The last day on which it is of use. What the brand's terms said when it was made, like the number of mails.
  ends_on date not null,
  mails_left smallint not null check (mails_left >= 0),
  last_mail_at timestamptz,
  ended_at timestamptz,
  -- When it was last compared with everything that is free; changes in between are compared as they come.
  checked_at timestamptz not null default '-infinity'
);
-- The same request again is the same alert.
create unique index alerts_once on alerts (
  brand, site_code, lower(email), site_id, coalesce(accommodation_id, 0), date_from, flexible_days, nights, adults, child_ages,
  coalesce(max_total, 0)
) where ended_at is null;
create index alerts_address on alerts (brand, lower(email));
create index alerts_of_site on alerts (site_id, id)
  where confirmed_at is not null and ended_at is null and mails_left > 0;
create index alerts_to_check on alerts (checked_at)
  where confirmed_at is not null and ended_at is null and mails_left > 0;
create index alerts_end on alerts (ends_on);

-- The stays an alert was told of, once each: the constraint decides between processes.
create table alert_matches (
  id bigint generated always as identity primary key,
  alert_id bigint not null references alerts on delete cascade,
  accommodation_id int not null references accommodations on delete cascade,
  date_from date not null,
  -- The mail that tells of it: all stays found together share one.
  mail_key text not null,
  found_at timestamptz not null default clock_timestamp(),
  unique (alert_id, accommodation_id, date_from)
);
create index alert_matches_of_mail on alert_matches (mail_key);

-- Links of mails about alerts. Only a hash: whoever reads the database can follow none.
create table alert_links (
  token_hash text primary key,
  alert_id bigint not null references alerts on delete cascade,
  purpose text not null check (purpose in ('confirm', 'end', 'cart')),
  -- Of a link to a cart: its stay, and the cart it has opened.
  accommodation_id int references accommodations on delete cascade,
  date_from date,
  cart_id text,
  expires_at timestamptz not null,
  check ((purpose = 'cart') = (accommodation_id is not null and date_from is not null))
);
create index alert_links_of on alert_links (alert_id);
create index alert_links_end on alert_links (expires_at);
