import 'server-only'
import {
  findRound,
  readableOf,
  listManaged,
  listNudgeableOf,
  listCells,
  columnsOf,
  rowOf,
  byName,
  type RoundRow,
} from './round-cells'
import { COLUMNS_PAGE, hasFigures, type RoundColumn } from '@/lib/reviews/rounds/rules'
import type { Actor } from '@/lib/access/actor'
import { resultsNotForYou, noSuchRound } from '@/lib/reviews/model/refusals'
import { countOptedOut } from '@/lib/reviews/model/queries/count-opted-out'
import { fullName } from '@/lib/members/rules'
import { db } from '@/lib/platform/db'

export type Round = {
  id: string
  title: string
  creatorName: string
  isCreator: boolean
  createdAt: Date
  rows: RoundRow[]
  columns: RoundColumn[]
  /** First column of the next page. */
  next: number | null
}

/**
 * Only the reviews the viewer may read. Throws not-found, and forbidden for a viewer who reads none and did not send
 * the round.
 */
export async function getRound(actor: Actor, id: string, from = 1): Promise<Round> {
  const { workspaceId, memberId } = actor
  const round = await findRound(actor, id)
  if (!round) throw noSuchRound()
  const managed = await listManaged(actor, round.reviews)
  const nudgeable = await listNudgeableOf(actor, round.reviews)
  const readable = readableOf(actor, round.reviews, { managed, nudgeable })
  const isCreator = round.creatorId === memberId
  if (!isCreator && readable.length === 0) throw resultsNotForYou()
  const shown = readable.filter(({ isHidden }) => !isHidden).map(({ review }) => review.id)
  const [tallies, optedOut] = await Promise.all([
    listCells(workspaceId, shown),
    countOptedOut(
      db,
      round.reviews.map((review) => review.id),
    ),
  ])
  const all = columnsOf(tallies)
  const columns = all.slice(from - 1, from - 1 + COLUMNS_PAGE)
  const { title, createdAt, creator } = round
  return {
    id,
    title,
    isCreator,
    createdAt,
    columns,
    creatorName: fullName(creator.user),
    rows: readable
      .map((one) => ({ ...rowOf(one, columns, tallies), optedOutCount: optedOut.get(one.review.id) ?? 0 }))
      .toSorted(byName),
    next: all.length >= from + COLUMNS_PAGE ? from + COLUMNS_PAGE : null,
  }
}

/** The reviews whose figures a round shows, for the audit log. */
export const openedIn = ({ rows }: Round) =>
  rows.filter(hasFigures).map(({ id, title, readAs }) => ({ id, kind: 'FORM' as const, title, readAs, hidden: null }))
