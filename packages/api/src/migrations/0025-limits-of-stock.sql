-- Marks of networks are made with the key of a day, and the key goes when its marks have had their time: then they lead to
-- nobody, not even with this database in hand.
create table network_keys (
  day date primary key,
  key text not null
);

-- Whose hold this is, for as long as it is one: as many of one network are counted together.
alter table carts add column network_mark text;
create index carts_of_network on carts (network_mark) where network_mark is not null;
