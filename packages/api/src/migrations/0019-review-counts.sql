-- How the reviews that are shown divide, kept with the rating and by the same statement: counting 30,000 of them at every
-- view of a campsite took most of its time.
alter table sites
  -- In the order of the contract's reviewGroup.
  add column review_groups int[] not null default '{0,0,0,0,0}',
  -- How many gave 1, 2, … 10.
  add column review_grades int[] not null default '{0,0,0,0,0,0,0,0,0,0}';

update sites set review_groups = counted.groups, review_grades = counted.grades
from (
  select site_id,
    array[
      count(*) filter (where party = 'couple'),
      count(*) filter (where party = 'family-youngest-over-6'),
      count(*) filter (where party = 'family-youngest-under-6'),
      count(*) filter (where party = 'friends'),
      count(*) filter (where party = 'solo')
    ]::int[] as groups,
    array[
      count(*) filter (where score = 1), count(*) filter (where score = 2), count(*) filter (where score = 3),
      count(*) filter (where score = 4), count(*) filter (where score = 5), count(*) filter (where score = 6),
      count(*) filter (where score = 7), count(*) filter (where score = 8), count(*) filter (where score = 9),
      count(*) filter (where score = 10)
    ]::int[] as grades
  from reviews where status = 'published' and verified group by site_id
) as counted
where counted.site_id = sites.id;
