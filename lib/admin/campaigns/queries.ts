import 'server-only'
import type { AdminActor } from '@/lib/access/admin'
import { now } from '@/lib/platform/clock'
import { db, Prisma } from '@/lib/platform/db'
import { hashToken } from '@/lib/platform/secrets'
import type { Tx } from '@/lib/platform/tx'
import { readCursor, toPage, type Page } from '@/lib/shared/page'
import { noSuchCampaign } from './refusals'
import { campaignState, inviteProblem, type CampaignState } from './rules'
import type { CampaignFilter, CampaignListFilter } from './schema'

const PAGE_SIZE = 25

export type CampaignFigures = Record<CampaignState, number> & { total: number }

export type CampaignRow = CampaignFigures & { id: string; name: string; expiryDays: number; createdAt: Date }

const stateAt = (at: Date) => Prisma.sql`
  CASE WHEN i.status IN ('COMPLETED', 'REVOKED') THEN i.status::text WHEN i."sentAt" IS NULL THEN 'DRAFT'
       WHEN i."expiresAt" <= ${at} THEN 'EXPIRED' ELSE i.status::text END`

const figures = Prisma.sql`
  count(*) FILTER (WHERE state = 'DRAFT')::int AS "DRAFT", count(*) FILTER (WHERE state = 'PENDING')::int AS "PENDING",
  count(*) FILTER (WHERE state = 'OPENED')::int AS "OPENED", count(*) FILTER (WHERE state = 'COMPLETED')::int AS "COMPLETED",
  count(*) FILTER (WHERE state = 'EXPIRED')::int AS "EXPIRED", count(*) FILTER (WHERE state = 'REVOKED')::int AS "REVOKED",
  count(state)::int AS total`

const readCampaigns = (where: Prisma.Sql, size: number) => db.$queryRaw<CampaignRow[]>`
  SELECT c.id, c.name, c."expiryDays", c."createdAt", f.*
  FROM (SELECT * FROM "Campaign" c WHERE ${where} ORDER BY c."createdAt" DESC, c.id DESC LIMIT ${size}) c,
    LATERAL (SELECT ${figures} FROM (
      SELECT ${stateAt(now())} AS state FROM "CampaignInvite" i WHERE i."campaignId" = c.id) s) f
  ORDER BY c."createdAt" DESC, c.id DESC`

export async function listCampaigns(_admin: AdminActor, { after }: CampaignListFilter): Promise<Page<CampaignRow>> {
  const cursor = readCursor(after)
  const older = cursor ? Prisma.sql`(c."createdAt", c.id) < (${cursor.at}, ${cursor.id}::uuid)` : Prisma.sql`true`
  const rows = await readCampaigns(older, PAGE_SIZE + 1)
  return toPage(rows, PAGE_SIZE, ({ createdAt, id }) => ({ at: createdAt, id }))
}

export async function getCampaign(_admin: AdminActor, id: string): Promise<CampaignRow> {
  const [row] = await readCampaigns(Prisma.sql`c.id = ${id}::uuid`, 1)
  if (!row) throw noSuchCampaign()
  return row
}

export type InviteRow = {
  id: string
  email: string
  firstName: string
  companyName: string
  companySlug: string
  state: CampaignState
  sentAt: Date | null
  problem: string | null
  createdAt: Date
}

type Found = Omit<InviteRow, 'problem'> & { isTaken: boolean; hasAccount: boolean; mailError: string | null }

const readInvites = (tx: Tx, where: Prisma.Sql, size: number) => tx.$queryRaw<Found[]>`
  SELECT i.id, i.email, i."firstName", i."companyName", i."companySlug", i."sentAt", i."createdAt", ${stateAt(now())} AS state,
         EXISTS (SELECT FROM "Workspace" w WHERE w.slug = i."companySlug")
           OR EXISTS (SELECT FROM "HeldAddress" h WHERE h.slug = i."companySlug")
           OR EXISTS (SELECT FROM "CampaignInvite" o WHERE o."campaignId" = i."campaignId" AND o.id < i.id
             AND o."companySlug" = i."companySlug" AND o.status <> 'REVOKED') AS "isTaken",
         EXISTS (SELECT FROM "User" u WHERE u.email = i.email) AS "hasAccount",
         (SELECT COALESCE(m."lastError", 'unknown reason') FROM "Mail" m WHERE m.status = 'GIVEN_UP'
            AND m.key = 'campaign.invited:' || i."tokenHash" || ':' || i.email) AS "mailError"
  FROM "CampaignInvite" i WHERE ${where} ORDER BY i."createdAt" DESC, i.id DESC LIMIT ${size}`

function problemOf({ state, isTaken, hasAccount, mailError, ...invite }: Found) {
  if (state === 'DRAFT') return inviteProblem(invite, isTaken, hasAccount)
  return state === 'PENDING' && mailError !== null ? `Not delivered: ${mailError}` : null
}

function viewOf(found: Found): InviteRow {
  const { isTaken: _taken, hasAccount: _account, mailError: _error, ...invite } = found
  return { ...invite, problem: problemOf(found) }
}

export async function listCampaignInvites(
  _admin: AdminActor,
  campaignId: string,
  { state, after }: CampaignFilter,
): Promise<Page<InviteRow>> {
  const cursor = readCursor(after)
  const older = cursor ? Prisma.sql`AND (i."createdAt", i.id) < (${cursor.at}, ${cursor.id}::uuid)` : Prisma.empty
  const chosen = state === 'all' ? Prisma.empty : Prisma.sql`AND ${stateAt(now())} = ${state}`
  const found = await readInvites(
    db,
    Prisma.sql`i."campaignId" = ${campaignId}::uuid ${chosen} ${older}`,
    PAGE_SIZE + 1,
  )
  return toPage(found.map(viewOf), PAGE_SIZE, ({ createdAt, id }) => ({ at: createdAt, id }))
}

const MOST = 500

export async function listReadyInvites(tx: Tx, campaignId: string): Promise<InviteRow[]> {
  const found = await readInvites(tx, Prisma.sql`i."campaignId" = ${campaignId}::uuid AND i."sentAt" IS NULL`, MOST)
  return found.map(viewOf).filter(({ state, problem }) => state === 'DRAFT' && problem === null)
}

export const countReadyInvites = async (_admin: AdminActor, campaignId: string) =>
  (await listReadyInvites(db, campaignId)).length

export async function findCampaignInvite(token: string) {
  const invite = await db.campaignInvite.findUnique({
    where: { tokenHash: hashToken(token) },
    select: {
      email: true,
      firstName: true,
      companyName: true,
      companySlug: true,
      status: true,
      sentAt: true,
      expiresAt: true,
      campaign: { select: { expiryDays: true } },
    },
  })
  if (!invite) return null
  const { email, firstName, companyName, companySlug, campaign } = invite
  const state = campaignState(invite, now())
  const hasAccount = (await db.user.count({ where: { email } })) > 0
  return { email, firstName, companyName, companySlug, state, days: campaign.expiryDays, hasAccount }
}
