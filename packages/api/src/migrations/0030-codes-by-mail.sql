-- Whoever came in with a booking reference proves with a code from the mailbox of the booking that it is theirs, before
-- what cannot be taken back. One code for each session; a later one replaces it.
create table session_codes (
  session_hash text primary key references sessions (token_hash) on delete cascade,
  -- SHA-256 of session and code: of no use in another session.
  code_hash text not null,
  tries_left int not null check (tries_left >= 0),
  expires_at timestamptz not null
);
create index session_codes_end on session_codes (expires_at);

-- Until when the session may do what needs the code.
alter table sessions add column proved_until timestamptz;
