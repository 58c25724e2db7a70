-- Places, sites and what can be booked on them. Texts shown to visitors are jsonb, one string per message set.
-- All catalogue money is EUR cents; the market amount follows from currency_rates per price line.

create extension if not exists btree_gist;
create extension if not exists pg_trgm;
create extension if not exists unaccent;

create table funnels (
  id int primary key,
  key text not null unique,
  slug jsonb not null,
  name jsonb not null,
  intro jsonb not null,
  image_id text not null,
  default_booking_date date not null
);

create table countries (
  id int primary key,
  code text not null unique check (code ~ '^[A-Z]{2}$'),
  slug jsonb not null,
  name jsonb not null,
  title jsonb not null,
  intro jsonb not null,
  lat double precision not null,
  lng double precision not null,
  image_id text not null,
  funnel_ids int[] not null
);

create table areas (
  id int primary key,
  country_id int not null references countries,
  slug jsonb not null,
  name jsonb not null,
  -- The name with its preposition: "on Lake Garda", "in der Toskana".
  place_phrase jsonb not null,
  intro jsonb not null,
  lat double precision not null,
  lng double precision not null,
  image_id text not null
);
create index areas_country on areas (country_id);

create table cities (
  id int primary key,
  country_id int not null references countries,
  area_id int not null references areas,
  slug jsonb not null,
  name jsonb not null,
  global_name text not null,
  lat double precision not null,
  lng double precision not null,
  population int not null
);
create index cities_area on cities (area_id);

create table facility_groups (
  id int primary key,
  level text not null check (level in ('site', 'accommodation')),
  title jsonb not null
);

create table facilities (
  id int primary key,
  group_id int not null references facility_groups,
  name jsonb not null,
  position int not null
);

create table accommodation_categories (
  key text primary key,
  name jsonb not null,
  position int not null
);

create table sites (
  id int primary key,
  slug text not null unique,
  name text not null,
  country_id int not null references countries,
  area_id int not null references areas,
  city_id int not null references cities,
  -- The first one is the funnel of the site's own address.
  funnel_ids int[] not null check (cardinality(funnel_ids) > 0),
  lat double precision not null,
  lng double precision not null,
  terrain text not null,
  ownership text not null check (ownership in ('own', 'partner')),
  status text not null check (status in ('live', 'withdrawn')),
  booking_mode text not null check (booking_mode in ('instant', 'on-request')),
  rating_tenths smallint not null check (rating_tenths between 0 and 100),
  review_count int not null default 0 check (review_count >= 0),
  -- {key: score} for the keys of SiteDetail.rating.subScores, 0–10 with one decimal.
  sub_scores jsonb not null default '{}',
  popularity int not null,
  intro jsonb not null,
  description jsonb not null,
  important_info jsonb not null,
  registration_code text,
  image_ids text[] not null,
  season_from text not null,
  season_to text not null
);
create index sites_country on sites (country_id);
create index sites_area on sites (area_id);

create table site_former_slugs (
  slug text primary key,
  site_id int not null references sites on delete cascade
);

create table site_facilities (
  site_id int not null references sites on delete cascade,
  facility_id int not null references facilities,
  included boolean not null,
  -- 'MM-DD', where it does not run all season.
  period_from text,
  period_to text,
  primary key (site_id, facility_id)
);

create table stay_rules (
  site_id int not null references sites on delete cascade,
  from_date date not null,
  to_date date not null,
  -- Bit 0 is Monday, bit 6 Sunday.
  arrival_days smallint not null check (arrival_days between 0 and 127),
  min_nights smallint not null check (min_nights >= 1),
  max_nights smallint not null,
  primary key (site_id, from_date),
  check (from_date < to_date),
  check (max_nights >= min_nights)
);

create table tourist_taxes (
  site_id int primary key references sites on delete cascade,
  per_person_night int not null check (per_person_night >= 0),
  from_age smallint not null,
  max_nights smallint not null
);

create table on_site_costs (
  site_id int not null references sites on delete cascade,
  key text not null,
  name jsonb not null,
  amount int not null check (amount >= 0),
  unit text not null check (unit in ('stay', 'person-night')),
  mandatory boolean not null default true,
  primary key (site_id, key)
);

create table extras (
  id int primary key,
  site_id int not null references sites on delete cascade,
  key text not null,
  name jsonb not null,
  text jsonb not null,
  unit text not null check (unit in ('stay', 'night', 'person', 'person-night')),
  price int not null check (price >= 0),
  min_quantity smallint not null default 0,
  max_quantity smallint not null,
  payable_at text not null check (payable_at in ('now', 'on-site')),
  from_age smallint,
  to_age smallint,
  changeable boolean not null,
  check (max_quantity >= min_quantity)
);
create index extras_site on extras (site_id);

create table accommodations (
  id int primary key,
  site_id int not null references sites on delete cascade,
  name jsonb not null,
  category text not null references accommodation_categories,
  bedrooms smallint not null,
  max_persons smallint not null check (max_persons > 0),
  max_adults smallint not null check (max_adults > 0),
  size_m2 int not null,
  facility_ids int[] not null,
  image_ids text[] not null
);
create index accommodations_site on accommodations (site_id);

-- The physical ones. A booking occupies one of them for its whole stay.
create table units (
  id int generated always as identity primary key,
  accommodation_id int not null references accommodations on delete cascade,
  number smallint not null,
  unique (accommodation_id, number)
);

-- One row per accommodation, not one per night: index 1 of the arrays and the first bit are the night of from_date.
create table accommodation_calendar (
  accommodation_id int primary key references accommodations on delete cascade,
  from_date date not null,
  -- 1 = sellable that night.
  open bit varying not null,
  prices int[] not null,
  -- Lowest price of the last 30 days for the same night; only where an offer runs.
  prior_prices int[],
  check (length(open) = cardinality(prices)),
  check (prior_prices is null or cardinality(prior_prices) = cardinality(prices))
);
-- Inline and uncompressed: reading a calendar must not cost a second look-up (performance-3).
alter table accommodation_calendar
  alter column open set storage plain,
  alter column prices set storage plain,
  alter column prior_prices set storage plain;

create table fees (
  -- Market code (editions-1).
  market text primary key,
  -- Minor units of the market's currency.
  booking_fee int not null check (booking_fee >= 0),
  guarantee_fund_per_person int not null check (guarantee_fund_per_person >= 0)
);

create table currency_rates (
  currency text primary key check (currency in ('EUR', 'GBP', 'CHF')),
  -- Market minor units per million EUR cents.
  ppm int not null check (ppm > 0)
);

-- Which demo world is loaded; a row whose loaded_at is null is a load that did not finish.
create table catalogue_state (
  id int primary key check (id = 1),
  version text not null,
  seed int not null,
  sites int not null,
  reviews int not null,
  calendar_from date not null,
  loaded_at timestamptz
);
