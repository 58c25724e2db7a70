-- The most helpful reviews begin with those in the reader's language.
drop index reviews_most_helpful;
create index reviews_most_helpful on reviews (site_id, helpful_count desc, id desc) include (party, language)
  where status = 'published' and verified;
create index reviews_most_helpful_by_language on reviews (site_id, language, helpful_count desc, id desc) include (party)
  where status = 'published' and verified;
