-- A reminder in the morning of the due day (decision 257).
alter table payment_steps
  drop constraint payment_steps_step_check,
  add constraint payment_steps_step_check check (step ~ '^(before|after)-\d{1,4}$|^on$|^end$');
