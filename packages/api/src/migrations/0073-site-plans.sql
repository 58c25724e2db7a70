-- What a campsite draws and measures: its plan with every unit, usual weather, the nearest airport. Null where a site has
-- not said it; units without a place cannot be chosen.
alter table sites
  add column plan jsonb,
  -- EUR cents for choosing a unit; null where the site assigns them.
  add column unit_choice_fee int check (unit_choice_fee >= 0),
  add column climate jsonb,
  add column airport jsonb;
alter table accommodations add column floor_plan jsonb;
alter table units
  add column label text check (length(label) <= 12),
  add column place jsonb,
  add column fit jsonb;

-- The unit that a visitor chose. Holds and bookings of others have whichever suits best (decision 012).
alter table carts add column unit_id int references units;
alter table bookings add column unit_chosen boolean not null default false;

alter table price_lines drop constraint price_lines_kind_check;
alter table price_lines add constraint price_lines_kind_check check (kind in (
  'stay', 'discount', 'unit', 'booking-fee', 'guarantee-fund', 'tourist-tax', 'extra', 'cover', 'on-site'
));
