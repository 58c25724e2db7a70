-- Where a campsite is by post: its street with the house number, as the country writes it. Null in worlds loaded before.
alter table sites
  add column street text check (length(street) between 1 and 120),
  add column postcode text check (length(postcode) between 2 and 12);
