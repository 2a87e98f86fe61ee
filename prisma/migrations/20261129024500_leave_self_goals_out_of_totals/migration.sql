-- The progress of a goal told what Self goals under it are at. Goals above it follow, level by level.
DO $$ BEGIN
  LOOP
    WITH RECURSIVE above AS (
      SELECT DISTINCT g.id, g."parentId" FROM "Goal" g JOIN "Goal" c ON c."parentId" = g.id AND c.type = 'Self'
      WHERE g.type <> 'Self'
      UNION SELECT p.id, p."parentId" FROM above a JOIN "Goal" p ON p.id = a."parentId"
    ), counted AS (
      SELECT g.id, g."workspaceId", g.progress AS before, COALESCE(avg(c.progress), 0) AS mean
      FROM above a JOIN "Goal" g ON g.id = a.id
        LEFT JOIN "Goal" c ON c."parentId" = g.id AND c."archivedAt" IS NULL AND c.status <> 'Abandoned'
          AND (g.type = 'Self' OR c.type <> 'Self')
      WHERE g."progressSource" = 'CHILDREN' AND g.status NOT IN ('Completed', 'Abandoned')
      GROUP BY g.id
    ), rounded AS (
      SELECT id, "workspaceId", before, CASE WHEN mean > 0 AND mean < 100 THEN least(99, greatest(1, round(mean))) ELSE mean END::int AS progress
      FROM counted
    ), moved AS (
      UPDATE "Goal" g SET progress = r.progress FROM rounded r WHERE g.id = r.id AND r.progress <> r.before
      RETURNING g.id, g."workspaceId", r.before, r.progress
    )
    INSERT INTO "GoalUpdate" (id, "workspaceId", "goalId", kind, progress, "previousProgress", "createdAt")
    SELECT gen_random_uuid(), "workspaceId", id, 'rolled-up', progress, before, clock_timestamp() FROM moved;
    EXIT WHEN NOT FOUND;
  END LOOP;
END $$;
