import 'server-only'
import type { AdminActor } from '@/lib/access/admin'
import { now } from '@/lib/platform/clock'
import { db, Prisma } from '@/lib/platform/db'
import type { PersonStatus } from '@/lib/platform/generated/prisma/enums'
import type { Limit } from '@/lib/platform/rate-limit'
import { hashToken } from '@/lib/platform/secrets'
import { listOpenSessions } from '@/lib/members/sign-in/queries'
import { accountLimits, secondStepLimits } from '@/lib/members/sign-in/rules'
import { readCursor, toPage, type Page } from '@/lib/shared/page'
import { startOfRange } from '@/lib/shared/report-ranges'
import { noSuchAccount } from './refusals'
import { accountMails } from './rules'
import type { AccountFilter } from './schema'

const PAGE_SIZE = 25

export type AccountRow = {
  id: string
  email: string
  createdAt: Date
  emailVerifiedAt: Date | null
  status: PersonStatus
  isSuperAdmin: boolean
  lastSeenAt: Date | null
  workspaces: string[]
}

const states: Record<AccountFilter['state'], Prisma.Sql> = {
  all: Prisma.sql`true`,
  unverified: Prisma.sql`u."emailVerifiedAt" IS NULL`,
  deactivated: Prisma.sql`u.status = 'DEACTIVATED'`,
  'super-admins': Prisma.sql`u."isSuperAdmin"`,
}

const begins = (words: string) => Prisma.sql`AND u.email ~>=~ ${words} AND u.email ~<~ ${`${words}\u{10FFFF}`}`

export async function listAccounts(
  { timeZone }: AdminActor,
  { search, state, since, after }: AccountFilter,
): Promise<Page<AccountRow>> {
  const cursor = readCursor(after)
  const older = cursor ? Prisma.sql`AND (u."createdAt", u.id) < (${cursor.at}, ${cursor.id}::uuid)` : Prisma.empty
  // Super admins are appointed, and don't sign up.
  const signedUp = (start: Date) => Prisma.sql`AND u."createdAt" >= ${start} AND NOT u."isSuperAdmin"`
  const rows = await db.$queryRaw<AccountRow[]>`
    SELECT u.id, u.email, u."createdAt", u."emailVerifiedAt", u.status, u."isSuperAdmin",
           (SELECT max(s."usedAt") FROM "UserSession" s WHERE s."userId" = u.id) AS "lastSeenAt",
           ARRAY(SELECT w.name FROM "Member" m JOIN "Workspace" w ON w.id = m."workspaceId"
                 WHERE m."userId" = u.id AND m.status = 'ACTIVE' ORDER BY m."createdAt", m.id LIMIT 3) AS workspaces
    FROM "User" u
    WHERE u."deletedAt" IS NULL AND ${states[state]} ${search === '' ? Prisma.empty : begins(search)}
      ${since === 'all' ? Prisma.empty : signedUp(startOfRange(since, now(), timeZone))} ${older}
    ORDER BY u."createdAt" DESC, u.id DESC LIMIT ${PAGE_SIZE + 1}`
  return toPage(rows, PAGE_SIZE, ({ createdAt, id }) => ({ at: createdAt, id }))
}

const accountSelect = {
  id: true,
  email: true,
  createdAt: true,
  emailVerifiedAt: true,
  status: true,
  isSuperAdmin: true,
  passwordHash: true,
  secondFactor: { select: { createdAt: true } },
  members: {
    orderBy: { createdAt: 'asc' },
    take: 50,
    select: { status: true, workspace: { select: { id: true, name: true, suspendedAt: true, deletionAt: true } } },
  },
} as const

async function findAccountRow(id: string) {
  const found = await db.user.findFirst({
    relationLoadStrategy: 'join',
    where: { id, deletedAt: null },
    select: accountSelect,
  })
  if (!found) throw noSuchAccount()
  const { members, passwordHash, secondFactor, ...account } = found
  const places = members.map(({ status, workspace: { suspendedAt, deletionAt, ...workspace } }) => ({
    ...workspace,
    isActive: status === 'ACTIVE',
    isSuspended: suspendedAt !== null,
    isLeaving: deletionAt !== null,
  }))
  return { ...account, hasPassword: passwordHash !== null, twoStepSince: secondFactor?.createdAt ?? null, places }
}

const SHOWN = 20
const MAILS_SHOWN = 5

const listAccountMails = (recipient: string) =>
  db.mail.findMany({
    where: { recipient, event: { in: Object.keys(accountMails) } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MAILS_SHOWN,
    select: { id: true, event: true, status: true, createdAt: true, sentAt: true, lastError: true },
  })

const isSpent = ({ name, points }: Limit, account: string) =>
  Prisma.sql`key = ${`${name}:${account}`} AND points > ${points}`

const isSpentAnywhere = ({ name, points }: Limit, account: string) =>
  Prisma.sql`key LIKE ${`${name}:${account}:%`} AND points > ${points}`

async function findBlockedUntil({ id, email }: { id: string; email: string }, at: Date): Promise<Date | null> {
  const hash = hashToken(email)
  const spent = [
    isSpent(accountLimits.perAccount, hash),
    isSpent(accountLimits.perLinkAccount, hash),
    isSpentAnywhere(accountLimits.perAccountAndAddress, hash),
    isSpent(secondStepLimits.perAccount, id),
    isSpent(secondStepLimits.perLinkAccount, id),
    isSpentAnywhere(secondStepLimits.perAccountAndAddress, id),
    isSpentAnywhere(secondStepLimits.perLink, id),
  ]
  const [row] = await db.$queryRaw<[{ expire: bigint | null }]>`
    SELECT max(expire) AS expire FROM "RateLimit"
    WHERE expire > ${at.getTime()} AND (${Prisma.join(spent, ' OR ')})`
  return row.expire === null ? null : new Date(Number(row.expire))
}

export async function getAccount(_admin: AdminActor, id: string) {
  const at = now()
  const account = await findAccountRow(id)
  const [sessions, mails, bounce, blockedUntil] = await Promise.all([
    listOpenSessions(id, SHOWN),
    listAccountMails(account.email),
    db.bouncedAddress.findUnique({ where: { email: account.email }, select: { reason: true } }),
    findBlockedUntil(account, at),
  ])
  const isLastMailLost = mails[0]?.status === 'GIVEN_UP'
  return { ...account, sessions, mails, bounceReason: bounce?.reason ?? null, blockedUntil, isLastMailLost }
}
export type AccountView = Awaited<ReturnType<typeof getAccount>>
