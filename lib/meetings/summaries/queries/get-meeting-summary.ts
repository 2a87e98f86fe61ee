import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { summarySubject } from '@/lib/meetings/summaries/rules'
import { fullName } from '@/lib/members/rules'
import { db, type Prisma } from '@/lib/platform/db'
import { findDraftOffer, hasAi, type DraftOffer } from '@/lib/summaries/queries'
import { draftSchema, type Draft } from '@/lib/summaries/schema'

const named = { select: { user: { select: { firstName: true, lastName: true } } } } as const

/** Read in the meeting's own statement. */
export const summaryColumns = {
  content: true,
  coveredIds: true,
  rangeStartsAt: true,
  rangeEndsAt: true,
  generatedAt: true,
  generatedBy: named,
  editedAt: true,
  editedBy: named,
  version: true,
} as const satisfies Prisma.MeetingSummarySelect

type Row = Prisma.MeetingSummaryGetPayload<{ select: typeof summaryColumns }>

export type StoredSummary = Draft & {
  meetingCount: number
  rangeStartsAt: Date
  rangeEndsAt: Date
  generatedAt: Date
  by: string | null
  editedAt: Date | null
  editor: string | null
  version: number
}

export type MeetingSummary = {
  id: string
  stored: StoredSummary | null
  offer: DraftOffer | null
  isWriting: boolean
  isAllowed: boolean
  hasSeries: boolean
}

type Meeting = {
  id: string
  series: object | null
  isWithoutAi: boolean
  summary: Row | null
  can: { write: boolean }
}

const nameOf = (by: Row['generatedBy']) => by && fullName(by.user)

async function isInAll({ memberId }: Actor, ids: readonly string[]) {
  if (ids.length < 2) return true
  const count = await db.meetingAttendee.count({ where: { memberId, meetingId: { in: [...ids] } } })
  return count === ids.length
}

function toStored({ content, coveredIds, generatedBy, editedBy, ...row }: Row): StoredSummary {
  const by = { by: nameOf(generatedBy), editor: nameOf(editedBy) }
  return { ...row, ...draftSchema.parse(content), ...by, meetingCount: coveredIds.length }
}

/** The summary section of a meeting; null when empty or while AI is off, which screens don't mention. */
export async function getMeetingSummary(actor: Actor, meeting: Meeting): Promise<MeetingSummary | null> {
  if (!hasAi(actor)) return null
  const { id, series, isWithoutAi, summary, can } = meeting
  const [offer, isReadable] = await Promise.all([
    can.write ? findDraftOffer(actor) : null,
    isInAll(actor, summary?.coveredIds ?? []),
  ])
  const stored = summary && isReadable ? toStored(summary) : null
  if (stored === null && offer === null) return null
  const isWriting = offer?.writing === summarySubject(id)
  return { id, offer, stored, isWriting, isAllowed: !isWithoutAi, hasSeries: series !== null }
}
