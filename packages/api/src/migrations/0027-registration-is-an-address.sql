-- A registration is an address that waits for its proof and nothing else: name, password and wishes are asked of whoever
-- opens the mail. The columns stay until no running version writes them.
alter table registrations
  alter column first_name drop not null,
  alter column last_name drop not null,
  alter column password_hash drop not null,
  alter column newsletter drop not null;

-- One at a time for an address: the newest, as it is from now on.
delete from registrations r using registrations newer
  where newer.brand = r.brand and lower(newer.email) = lower(r.email) and newer.id > r.id;
