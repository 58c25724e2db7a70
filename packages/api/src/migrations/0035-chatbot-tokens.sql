-- With a token of a few minutes a chatbot may ask for the dates and amounts of its customer's bookings, and for nothing else. It ends
-- with the session that asked for it.
create table chatbot_tokens (
  -- SHA-256 of the token.
  token_hash text primary key,
  session_hash text not null references sessions (token_hash) on delete cascade,
  reads_left int not null check (reads_left >= 0),
  expires_at timestamptz not null
);
create index chatbot_tokens_of on chatbot_tokens (session_hash);
create index chatbot_tokens_end on chatbot_tokens (expires_at);
