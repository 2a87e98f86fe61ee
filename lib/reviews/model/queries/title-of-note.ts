import 'server-only'
import { Prisma } from '@/lib/platform/db'
import { noteFrom } from '@/lib/reviews/model/rules/note-title'

/** `noteFrom` in SQL, for note `r`. */
export const titleOfNote = Prisma.sql`(
  SELECT ${noteFrom('')}::text || TRIM(author."firstName" || ' ' || author."lastName")
  FROM "Member" giver JOIN "User" author ON author.id = giver."userId" WHERE giver.id = r."creatorId")`
