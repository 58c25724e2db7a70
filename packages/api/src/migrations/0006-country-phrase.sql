-- "in Italy", "en Italie": titles of the kinds of holiday in a country are made of it, as those of areas are. Empty in
-- worlds loaded before; then the country's own title stands for all of them.
alter table countries add column place_phrase jsonb not null default '{}';
