-- Where somebody has written words of their own, theirs stay.
UPDATE "Plan" p SET description = said.now
FROM (VALUES
  ('To try it together.', 'For small teams'),
  ('For teams that mean it.', 'For growing teams'),
  ('For whole companies.', 'For companies'),
  ('For large organisations, with a contract.', 'With a contract')
) said (before, now)
WHERE p.description = said.before;

UPDATE "PlanFeature" SET description = 'CSV and Slack import' WHERE description = 'People from a file';

UPDATE "PlanFeature" SET description = regexp_replace(description, '^Up to (\d+ templates)$', '\1');
