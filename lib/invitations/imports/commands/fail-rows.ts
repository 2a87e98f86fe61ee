import 'server-only'
import type { SystemActor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'

type Failed = {
  id: string
  /** Omitted: every row that is not done yet. */
  number?: number
  why: string
}

/** Marks rows as failed with a reason, so that nobody waits for them. Rows done in the meantime stay. */
export async function failRows({ workspaceId }: SystemActor, { id, number, why }: Failed): Promise<{ count: number }> {
  const one = number === undefined ? null : number
  const count = await db.$executeRaw`
    UPDATE "PeopleImportRow" r SET problems = ARRAY[${why}], before = NULL,
      status = CASE r.status WHEN 'READY' THEN 'FAILED'::"ImportRowStatus" ELSE r.status END
    FROM "PeopleImport" i
    WHERE i.id = r."importId" AND i.id = ${id}::uuid AND i."workspaceId" = ${workspaceId}::uuid
      AND (${one}::int IS NULL OR r.number = ${one}::int)
      AND ((i.status = 'RUNNING' AND r.status = 'READY')
        OR (i.status = 'UNDOING' AND r.status = 'DONE' AND r.before IS NOT NULL))`
  return { count }
}
