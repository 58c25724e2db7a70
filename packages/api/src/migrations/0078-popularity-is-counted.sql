-- How popular a site is, is counted from bookings and reviews, once a day (decision 342). What its page shows is not changed by that, so
-- `lastmod` stays; else every site would have changed every night.
drop trigger sites_changed on sites;
create trigger sites_changed before update on sites
  for each row when (to_jsonb(old) - 'popularity' is distinct from to_jsonb(new) - 'popularity') execute function note_change();
