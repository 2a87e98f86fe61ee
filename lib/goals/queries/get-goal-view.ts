import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { Prisma } from '@/lib/platform/db'
import type { GoalView } from '@/lib/platform/generated/prisma/enums'
import { mapReading, rowsOf, type SharedReading } from '@/lib/platform/reading'

export type GoalListView = GoalView

export const goalViewReading = ({ memberId }: Actor): SharedReading<GoalListView> =>
  mapReading(
    rowsOf<{ view: GoalListView }>(Prisma.sql`SELECT view FROM "GoalPreference" WHERE "memberId" = ${memberId}::uuid`),
    ([chosen]) => chosen?.view ?? 'LIST',
  )
