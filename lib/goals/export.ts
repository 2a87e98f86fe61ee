import 'server-only'
import { createdCell, memberCell, momentCell, type ExportTable } from '@/lib/access/export-table'
import { Prisma } from '@/lib/platform/db'

const dayCell = (column: Prisma.Sql) => Prisma.sql`to_char(${column}, 'YYYY-MM-DD')`

const peopleCell = (table: Prisma.Sql) => {
  const name = memberCell(Prisma.sql`p."memberId"`)
  return Prisma.sql`(SELECT string_agg(${name}, '; ' ORDER BY ${name}) FROM ${table} p WHERE p."goalId" = r.id)`
}

/** Self goals are for their owner only (docs/decisions.md, Roles). */
const notOfSelf = Prisma.sql`AND EXISTS (SELECT FROM "Goal" g WHERE g.id = r."goalId" AND g.type <> 'Self')`

const goalCell = Prisma.sql`(SELECT g.title FROM "Goal" g WHERE g.id = r."goalId")`

/** The parts of a goal have no time of their own. */
const inOrder = Prisma.sql`((SELECT g."createdAt" FROM "Goal" g WHERE g.id = r."goalId") + r.position * interval '1 microsecond')`

export const goalTables: readonly ExportTable[] = [
  {
    name: 'goals',
    columns: [
      'Title',
      'Type',
      'Team',
      'Set by',
      'Assignees',
      'Supervisors',
      'Status',
      'Progress',
      'Start',
      'End',
      'Part of',
      'Description',
      'Frequency',
      'Visibility',
      'Progress from',
      'Archived',
      'Set',
    ],
    from: Prisma.sql`"Goal" r`,
    where: Prisma.sql`AND r.type <> 'Self'`,
    cells: (zone) => Prisma.sql`r.title, r.type::text, (SELECT t.name FROM "Team" t WHERE t.id = r."teamId"),
      ${memberCell(Prisma.sql`r."creatorId"`)}, ${peopleCell(Prisma.sql`"GoalAssignee"`)},
      ${peopleCell(Prisma.sql`"GoalSupervisor"`)}, r.status::text, r.progress::text, ${dayCell(Prisma.sql`r."startsOn"`)},
      ${dayCell(Prisma.sql`r."endsOn"`)},
      (SELECT p.title FROM "Goal" p WHERE p.id = r."parentId" AND p.type <> 'Self'),
      r.description, r.frequency::text, CASE r.visibility WHEN 'WORKSPACE' THEN 'Everyone' ELSE 'Private' END,
      r."progressSource"::text, CASE WHEN r."archivedAt" IS NULL THEN 'No' ELSE 'Yes' END, ${createdCell(zone)}`,
  },
  {
    name: 'key-results',
    columns: ['Goal', 'Key result', 'Start', 'Now', 'Target', 'Unit', 'Weight'],
    from: Prisma.sql`"KeyResult" r`,
    where: notOfSelf,
    order: inOrder,
    cells: () =>
      Prisma.sql`${goalCell}, r.title, r.start::text, r.current::text, r.target::text, r.unit, r.weight::text`,
  },
  {
    name: 'goal-items',
    columns: ['Goal', 'Action item', 'Owner', 'Due', 'Done'],
    from: Prisma.sql`"GoalItem" r`,
    where: notOfSelf,
    order: inOrder,
    cells: (
      zone,
    ) => Prisma.sql`${goalCell}, r.title, ${memberCell(Prisma.sql`r."ownerId"`)}, ${dayCell(Prisma.sql`r."dueOn"`)},
      ${momentCell(Prisma.sql`r."doneAt"`, zone)}`,
  },
  {
    name: 'goal-links',
    columns: ['Goal', 'Address', 'Text', 'Kind'],
    from: Prisma.sql`"GoalLink" r`,
    where: notOfSelf,
    order: inOrder,
    cells: () => Prisma.sql`${goalCell}, r.url, r.text, r.kind::text`,
  },
  {
    name: 'goal-updates',
    columns: ['Goal', 'Update', 'Status', 'Progress', 'Comment', 'By', 'Written'],
    from: Prisma.sql`"GoalUpdate" r`,
    where: Prisma.sql`AND (r.kind IN ('check-in', 'status', 'overdue') OR r.comment <> '') ${notOfSelf}`,
    cells: (zone) => Prisma.sql`${goalCell}, r.kind, r.status::text, r.progress::text, r.comment,
      ${memberCell(Prisma.sql`r."memberId"`)}, ${createdCell(zone)}`,
  },
]
