-- Reviews that guests write after their stay, and who found one helpful.

alter table reviews
  -- One review a stay. Older and demo reviews have none.
  add column booking_id bigint unique references bookings on delete set null,
  -- {key: 1–10} for the keys of SiteDetail.rating.subScores that the guest graded.
  add column sub_scores jsonb not null default '{}',
  -- Only published ones are shown and counted. `waiting`: an operator reads it first.
  add column status text not null default 'published' check (status in ('published', 'waiting', 'refused'));

-- One index for each order (decision 110); the party comes along, so that pages and counts need no row that is not shown.
drop index reviews_of_site;
create index reviews_most_helpful on reviews (site_id, helpful_count desc, id desc) include (party)
  where status = 'published' and verified;
create index reviews_highest_grade on reviews (site_id, score desc, id desc) include (party)
  where status = 'published' and verified;
create index reviews_lowest_grade on reviews (site_id, score, id desc) include (party)
  where status = 'published' and verified;
-- Read backwards for the newest first.
create index reviews_oldest_newest on reviews (site_id, created_at, id) include (party)
  where status = 'published' and verified;
create index reviews_waiting on reviews (created_at) where status = 'waiting';

-- A vote is the hash of a random word that a browser keeps: it says that two votes are one, and nothing of anybody.
create table review_votes (
  review_id int not null references reviews on delete cascade,
  voter_hash text not null,
  created_at timestamptz not null default now(),
  primary key (review_id, voter_hash)
);

-- Stays that may be over.
create index bookings_departure on bookings (date_to) where state = 'confirmed';
