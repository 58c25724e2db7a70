-- When what a page shows was last changed: `lastmod` of the sitemaps. Kept by the database, so that no editor can forget it.
alter table sites add column changed_at timestamptz not null default now();
alter table themes add column changed_at timestamptz not null default now();
alter table tagged_pages add column changed_at timestamptz not null default now();

create function note_change() returns trigger language plpgsql as
  'begin new.changed_at := now(); return new; end';

create trigger sites_changed before update on sites
  for each row when (old.* is distinct from new.*) execute function note_change();
create trigger themes_changed before update on themes
  for each row when (old.* is distinct from new.*) execute function note_change();
create trigger tagged_pages_changed before update on tagged_pages
  for each row when (old.* is distinct from new.*) execute function note_change();
