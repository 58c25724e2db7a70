-- A flag is asked for by its key, so one experiment has it.
create unique index experiments_by_key on experiments (key);

alter table experiment_exposures
  add column device_type text not null default 'desktop' check (device_type in ('mobile', 'desktop'));
create index experiment_exposures_by_visitor on experiment_exposures (visitor_id);

-- What visitors who were exposed did: once each, so that a call that is repeated counts once.
create table experiment_events (
  visitor_id text not null,
  action text not null,
  created_at timestamptz not null default now(),
  primary key (visitor_id, action)
);

create table experiment_transactions (
  visitor_id text not null,
  action text not null,
  -- Minor units of the currency of the edition
  price int not null check (price >= 0),
  created_at timestamptz not null default now(),
  primary key (visitor_id, action)
);

-- The two forms of the search box. The first value is what visitors without consent get. An app takes part when its
-- flagship setting is 'true'.
insert into experiments (slug, key, variants, running)
values ('search-box', 'searchBox', '[{"value": "bravo", "weight": 1}, {"value": "alpha", "weight": 1}]', true);
