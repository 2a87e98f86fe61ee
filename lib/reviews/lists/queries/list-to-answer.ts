import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { HOME_ROWS, type Face } from '@/lib/access/home'
import { Prisma } from '@/lib/platform/db'
import { mapReading, read, rowsOf, type SharedReading } from '@/lib/platform/reading'
import { ownEnd } from './ways-in'
import { now } from '@/lib/platform/clock'
import { isAnsweredInPlace } from '@/lib/reviews/model/queries/in-place'
import { askedSentence } from '@/lib/reviews/model/rules/asked-sentence'

export type ToAnswer = {
  reviewId: string
  title: string
  /** Creator and subject, in words to the viewer. */
  sentence: string
  asker: Face
  closesAt: Date | null
  /** The question of a quick ask that only its asker reads: it is answered in the list. Null: on its own page. */
  question: string | null
}

type Asked = Omit<ToAnswer, 'sentence'> & AskedAbout & { isQuick: boolean }

type AskedAbout = { subjectId: string; subjectName: string } | { subjectId: null; subjectName: null }

const statementFor = ({ workspaceId, memberId }: Actor) => Prisma.sql`
    SELECT form.id AS "reviewId", form.title, form."closesAt",
      form.kind = 'QUICK' AS "isQuick",
      CASE WHEN form."isInPlace" THEN (SELECT q.text FROM "Question" q WHERE q."reviewId" = form.id LIMIT 1) END AS question,
      json_build_object('memberId', c.id, 'name', TRIM(cu."firstName" || ' ' || cu."lastName"),
        'pictureId', cu."pictureId") AS asker,
      s.id AS "subjectId", TRIM(su."firstName" || ' ' || su."lastName") AS "subjectName"
    FROM (
      SELECT r.id, r.title, r.kind, r."creatorId", r."subjectId", ${isAnsweredInPlace} AS "isInPlace",
        ${ownEnd} AS "closesAt", a."createdAt" AS "askedAt", a.id AS place
      FROM "ReviewAssignee" a JOIN "Review" r ON r.id = a."reviewId"
      WHERE a."workspaceId" = ${workspaceId}::uuid AND a."memberId" = ${memberId}::uuid AND a.status = 'PENDING'
        AND a."removedAt" IS NULL AND r.status = 'ACTIVE' AND (r."closesAt" IS NULL OR ${ownEnd} > ${now()})
      ORDER BY "closesAt" ASC NULLS LAST, "askedAt", place LIMIT ${HOME_ROWS + 1}) form
    JOIN "Member" c ON c.id = form."creatorId" JOIN "User" cu ON cu.id = c."userId"
    LEFT JOIN "Member" s ON s.id = form."subjectId" LEFT JOIN "User" su ON su.id = s."userId"
    ORDER BY form."closesAt" ASC NULLS LAST, form."askedAt", form.place`

type ToAnswerList = { rows: ToAnswer[]; hasMore: boolean }

/** Sorted by the viewer's own end, next first. */
export const toAnswerReading = (actor: Actor): SharedReading<ToAnswerList> =>
  mapReading(rowsOf<Asked>(statementFor(actor), ['closesAt']), (found) => ({
    rows: found.slice(0, HOME_ROWS).map(({ subjectId, subjectName, isQuick, ...form }) => ({
      ...form,
      sentence: askedSentence(
        actor.memberId,
        { id: form.asker.memberId, name: form.asker.name },
        subjectId === null || isQuick ? null : { id: subjectId, name: subjectName },
      ),
    })),
    hasMore: found.length > HOME_ROWS,
  }))

export const listToAnswer = (actor: Actor): Promise<ToAnswerList> => read(toAnswerReading(actor))
