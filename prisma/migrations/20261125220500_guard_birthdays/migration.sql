-- A birthday is a month and a day, never a year.
ALTER TABLE "Profile" ADD CONSTRAINT "Profile_birthday_check" CHECK ("birthday" ~ '^((0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]))?$');
