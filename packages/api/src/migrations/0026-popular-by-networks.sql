-- What visitors choose after what, counted by the networks of a day: an origin of type '' is the empty search box. The
-- counters of popular_searches, which anybody could drive up, are read no more.
create table popular_days (
  day date not null,
  origin_type text not null,
  origin_id int not null,
  funnel_id int not null default 0,
  searched_type text not null check (searched_type in ('site', 'country', 'city', 'area')),
  searched_id int not null,
  networks int not null default 0,
  -- Of them, those that chose it from the popular ones.
  from_popular int not null default 0,
  primary key (origin_type, origin_id, funnel_id, searched_type, searched_id, day)
);
create index popular_days_by_day on popular_days (day);

-- Who was counted today: marks that lead to nobody, kept until the day after.
create table popular_votes (
  day date not null,
  network_mark text not null,
  choice text not null,
  primary key (day, network_mark, choice)
);

-- The network an exposure came from, as a mark of its day: one network exposes so many visitors a day and no more.
alter table experiment_exposures add column network_mark text;
create index experiment_exposures_of_network on experiment_exposures (network_mark) where network_mark is not null;
