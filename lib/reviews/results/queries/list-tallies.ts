import 'server-only'
import { Prisma, db } from '@/lib/platform/db'
import type { Tally } from '@/lib/reviews/results/rules/tallies'

/** `beforeId`: the review of the round before, if compared with it. */
type Of = { workspaceId: string; reviews: { id: string; beforeId: string | null }[]; questionIds: string[] }

// A question matches the previous round's when type, text, scale and choices are equal, in the same place among equals.
const alike = (reviewIds: string[]) => Prisma.sql`
  SELECT id, "reviewId", type, text, lowest, highest, "isMultiple",
    row_number() OVER (PARTITION BY "reviewId", type, text ORDER BY position) AS nth,
    CASE WHEN type = 'checkbox' THEN
      ARRAY(SELECT o.text FROM "QuestionOption" o WHERE o."questionId" = "Question".id ORDER BY o.position) END AS choices
  FROM "Question" WHERE "reviewId" = ANY(${reviewIds}::uuid[])`

function askedBefore({ reviews, questionIds }: Of) {
  const pairs = reviews.flatMap(({ id, beforeId }) => (beforeId === null ? [] : [{ id, beforeId }]))
  if (pairs.length === 0) return Prisma.empty
  const ids = pairs.map(({ id }) => id)
  const beforeIds = pairs.map(({ beforeId }) => beforeId)
  return Prisma.sql`UNION ALL SELECT q.id, p.id, TRUE
    FROM unnest(${ids}::uuid[], ${beforeIds}::uuid[]) pair (id, "beforeId")
      JOIN (${alike(ids)}) q ON q."reviewId" = pair.id
      JOIN (${alike(beforeIds)}) p ON p."reviewId" = pair."beforeId" AND (p.type, p.text, p.nth) = (q.type, q.text, q.nth)
    WHERE q.id = ANY(${questionIds}::uuid[]) AND (q.lowest, q.highest, q."isMultiple", q.choices) IS NOT DISTINCT FROM (p.lowest, p.highest, p."isMultiple", p.choices)`
}

/**
 * Counts answers of these questions and of their matches in the previous round. Drafts and hidden answers are left out,
 * save the number of hidden ones and the stars of hidden text: a difference in figures before and after would reveal
 * the author. Equal answers are grouped first in one pass, so few rows remain. The order is fixed, because one derived
 * from the answers would reveal something. Earlier choices are mapped to the current ones.
 */
export const listTallies = (of: Of) => db.$queryRaw<Tally[]>`
  WITH asked AS (SELECT id, id AS source, FALSE AS "isBefore" FROM "Question"
      WHERE "reviewId" = ANY(${of.reviews.map(({ id }) => id)}::uuid[]) AND id = ANY(${of.questionIds}::uuid[]) ${askedBefore(of)}),
  counted AS MATERIALIZED (
    SELECT asked.id AS "questionId", "isBefore", relationship AS group, score, yes, "optionIds",
      text IS NOT NULL AND "hiddenAt" IS NULL AS "hasText",
      "hiddenAt" IS NOT NULL AS "isHidden", count(*) AS count
    FROM asked JOIN "Answer" a ON a."questionId" = asked.source
    WHERE a."workspaceId" = ${of.workspaceId}::uuid AND a."isCounted" GROUP BY 1, 2, 3, 4, 5, 6, 7, 8),
  shown AS (SELECT * FROM counted WHERE NOT "isHidden" OR score IS NOT NULL)
  SELECT "questionId", "isBefore", "group", 'answered' AS kind, '' AS key, sum(count)::int AS count FROM shown GROUP BY 1, 2, 3
  UNION ALL SELECT "questionId", "isBefore", "group", 'hidden', CASE WHEN score IS NULL THEN 'whole' ELSE 'words' END,
    sum(count)::int FROM counted WHERE "isHidden" GROUP BY 1, 2, 3, 5
  UNION ALL SELECT "questionId", FALSE, "group", 'text', '', sum(count)::int FROM shown WHERE "hasText" AND NOT "isBefore"
    GROUP BY 1, 2, 3
  UNION ALL SELECT "questionId", "isBefore", "group", 'score', score::text, sum(count)::int FROM shown
    WHERE score IS NOT NULL GROUP BY 1, 2, 3, 5
  UNION ALL SELECT "questionId", "isBefore", "group", 'yes', yes::text, sum(count)::int FROM shown
    WHERE yes IS NOT NULL GROUP BY 1, 2, 3, 5
  UNION ALL SELECT shown."questionId", "isBefore", "group", 'option', COALESCE(same.id, chosen)::text, sum(count)::int
    FROM shown CROSS JOIN unnest("optionIds") chosen
      LEFT JOIN "QuestionOption" former ON "isBefore" AND former.id = chosen
      LEFT JOIN "QuestionOption" same ON same."questionId" = shown."questionId" AND same.position = former.position
    GROUP BY 1, 2, 3, 5
  ORDER BY 1, 2, 3, 4, 5`
