-- Whether somebody wrote into the demo world since it was loaded: only one that nobody touched may be replaced by another. Kept by the
-- database, so that no import, editor or command can forget it. What was loaded before this existed counts as touched.
alter table catalogue_state add column touched_at timestamptz;
update catalogue_state set touched_at = now();

create function note_touched_catalogue() returns trigger language plpgsql as
  'begin update catalogue_state set touched_at = now() where touched_at is null; return null; end';

create trigger funnels_touched after insert or update or delete on funnels
  for each statement execute function note_touched_catalogue();
create trigger countries_touched after insert or update or delete on countries
  for each statement execute function note_touched_catalogue();
create trigger areas_touched after insert or update or delete on areas
  for each statement execute function note_touched_catalogue();
create trigger cities_touched after insert or update or delete on cities
  for each statement execute function note_touched_catalogue();
create trigger facility_groups_touched after insert or update or delete on facility_groups
  for each statement execute function note_touched_catalogue();
create trigger facilities_touched after insert or update or delete on facilities
  for each statement execute function note_touched_catalogue();
create trigger accommodation_categories_touched after insert or update or delete on accommodation_categories
  for each statement execute function note_touched_catalogue();
create trigger sites_touched after insert or update or delete on sites
  for each statement execute function note_touched_catalogue();
create trigger site_former_slugs_touched after insert or update or delete on site_former_slugs
  for each statement execute function note_touched_catalogue();
create trigger site_facilities_touched after insert or update or delete on site_facilities
  for each statement execute function note_touched_catalogue();
create trigger stay_rules_touched after insert or update or delete on stay_rules
  for each statement execute function note_touched_catalogue();
create trigger tourist_taxes_touched after insert or update or delete on tourist_taxes
  for each statement execute function note_touched_catalogue();
create trigger on_site_costs_touched after insert or update or delete on on_site_costs
  for each statement execute function note_touched_catalogue();
create trigger extras_touched after insert or update or delete on extras
  for each statement execute function note_touched_catalogue();
create trigger accommodations_touched after insert or update or delete on accommodations
  for each statement execute function note_touched_catalogue();
create trigger units_touched after insert or update or delete on units
  for each statement execute function note_touched_catalogue();
create trigger accommodation_calendar_touched after insert or update or delete on accommodation_calendar
  for each statement execute function note_touched_catalogue();
create trigger fees_touched after insert or update or delete on fees
  for each statement execute function note_touched_catalogue();
create trigger currency_rates_touched after insert or update or delete on currency_rates
  for each statement execute function note_touched_catalogue();
create trigger covers_touched after insert or update or delete on covers
  for each statement execute function note_touched_catalogue();
create trigger themes_touched after insert or update or delete on themes
  for each statement execute function note_touched_catalogue();
create trigger tagged_pages_touched after insert or update or delete on tagged_pages
  for each statement execute function note_touched_catalogue();
create trigger faqs_touched after insert or update or delete on faqs
  for each statement execute function note_touched_catalogue();
create trigger reviews_touched after insert or update or delete on reviews
  for each statement execute function note_touched_catalogue();
