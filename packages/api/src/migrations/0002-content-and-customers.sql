-- What editors write, what visitors leave behind, and who they are.

create table themes (
  id int primary key,
  slug jsonb not null,
  title jsonb not null,
  intro jsonb not null,
  image_id text not null,
  blocks jsonb not null,
  -- {funnelKey?, countryId?, areaId?, facilityIds?}
  search jsonb not null,
  position int not null
);

create table tagged_pages (
  tag text primary key,
  slug jsonb not null,
  title jsonb not null,
  blocks jsonb not null,
  published_from date,
  published_to date,
  position int not null
);

create table faqs (
  -- 'general', 'funnel:camping', 'country:IT'
  group_key text not null,
  position int not null,
  question jsonb not null,
  answer jsonb not null,
  primary key (group_key, position)
);

create table reviews (
  id int generated always as identity primary key,
  site_id int not null references sites on delete cascade,
  author_first_name text not null,
  party text not null
    check (party in ('couple', 'family-youngest-over-6', 'family-youngest-under-6', 'friends', 'solo')),
  score smallint not null check (score between 1 and 10),
  title text not null,
  text text not null,
  language text not null,
  stay_month text not null check (stay_month ~ '^\d{4}-\d{2}$'),
  helpful_count int not null default 0 check (helpful_count >= 0),
  reply text,
  -- Only ever true for a review of a stay that took place.
  verified boolean not null,
  created_at timestamptz not null
);
create index reviews_of_site on reviews (site_id, helpful_count desc, id);

-- Counts of what visitors chose after what; an origin of type '' is the empty search box.
create table popular_searches (
  origin_type text not null,
  origin_id int not null,
  funnel_id int not null default 0,
  searched_type text not null check (searched_type in ('site', 'country', 'city', 'area')),
  searched_id int not null,
  chosen int not null default 0,
  chosen_from_popular int not null default 0,
  last_chosen_at timestamptz not null default now(),
  primary key (origin_type, origin_id, funnel_id, searched_type, searched_id)
);

create table experiments (
  slug text primary key,
  key text not null,
  -- Values a visitor can get, with their weights: [{value, weight}]
  variants jsonb not null,
  running boolean not null default false,
  created_at timestamptz not null default now()
);

create table experiment_exposures (
  id bigint generated always as identity primary key,
  experiment_slug text not null references experiments,
  visitor_id text not null,
  value text not null,
  brand text not null,
  locale text not null,
  created_at timestamptz not null default now(),
  unique (experiment_slug, visitor_id)
);

create table newsletter_subscriptions (
  id bigint generated always as identity primary key,
  brand text not null,
  market text not null,
  email text not null check (length(email) <= 254),
  reference text not null,
  phone text,
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  unsubscribed_at timestamptz
);
create unique index newsletter_address on newsletter_subscriptions (brand, market, lower(email));

create table customers (
  id bigint generated always as identity primary key,
  brand text not null,
  email text not null check (length(email) <= 254),
  email_verified_at timestamptz,
  -- argon2id; null until a password is chosen.
  password_hash text,
  title text check (title in ('mr', 'mrs', 'mx')),
  first_name text not null,
  last_name text not null,
  birth_date date,
  phone_prefix text,
  phone_number text,
  street text,
  house_number text,
  addition text,
  postcode text,
  city text,
  country text check (country ~ '^[A-Z]{2}$'),
  language text not null,
  newsletter boolean not null default false,
  created_at timestamptz not null default now(),
  erased_at timestamptz
);
create unique index customers_address on customers (brand, lower(email));

create table favourites (
  customer_id bigint not null references customers on delete cascade,
  site_id int not null references sites on delete cascade,
  created_at timestamptz not null default now(),
  primary key (customer_id, site_id)
);
