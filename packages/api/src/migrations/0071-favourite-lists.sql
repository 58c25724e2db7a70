-- Lists of favourites with names, which may be shared by a link (decision 336).
create table favourite_lists (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customers on delete cascade,
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz not null default clock_timestamp(),
  -- A heart adds to the list that was used last.
  used_at timestamptz not null default clock_timestamp(),
  -- Readable, unlike tokens that open an account: its owner is shown the link again, and it opens names of campsites alone.
  share_token text unique check (length(share_token) = 43),
  -- Whether whoever has the link may add to the list.
  others_add boolean not null default false
);
create unique index favourite_lists_name on favourite_lists (customer_id, lower(name));

create table favourite_list_entries (
  list_id bigint not null references favourite_lists on delete cascade,
  site_id int not null references sites on delete cascade,
  added_at timestamptz not null default clock_timestamp(),
  -- By somebody with the link. Nothing is stored of who.
  by_other boolean not null default false,
  primary key (list_id, site_id)
);
create index favourite_list_entries_site on favourite_list_entries (site_id);
