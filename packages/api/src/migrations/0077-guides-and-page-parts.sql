-- What editors write about a place besides its introduction (decision 340): sections, best months, places worth a trip.
alter table countries add column guide jsonb not null default '{}';
alter table areas add column guide jsonb not null default '{}';
alter table cities add column guide jsonb not null default '{}';

-- A tagged page may begin with a lead and a picture, state facts, and end with questions and answers; its blocks have pictures and links.
alter table tagged_pages add column parts jsonb not null default '{}';
-- Best months of a theme, and its questions and answers.
alter table themes add column parts jsonb not null default '{}';
