import 'server-only'
import { isWorkspaceOpen, openWorkspaceSelect } from './workspace/open-workspace'
import { db } from '@/lib/platform/db'
import { now } from '@/lib/platform/clock'
import { takeFrom, type Limit } from '@/lib/platform/rate-limit'
import { derivedToken, hashToken } from '@/lib/platform/secrets'
import { Refusal } from '@/lib/shared/refusal'
import { findInvited } from './invitee'
import type { Visitor } from './request'

declare const minted: unique symbol

/** An external reviewer: they have no account, and hold the link to one review. */
export type ReviewerActor = {
  readonly workspaceId: string
  readonly reviewId: string
  readonly assigneeId: string
  readonly email: string
  readonly [minted]: true
}

/**
 * The code in an external reviewer's link. Only its hash is stored; reminders derive it again, so every mail has the
 * same link.
 */
export const reviewerCode = (assigneeId: string) => derivedToken(`reviewer:${assigneeId}`)

const PREFIX = 'rvc-'

/** Empty where the segment holds no code; nobody has the empty code. */
export const codeIn = (segment: string) => (segment.startsWith(PREFIX) ? segment.slice(PREFIX.length) : '')

const isCode = (code: string) => /^[\w-]{43}$/.test(code)

/** The holder of a code, expired or not; null if it was never mailed. */
const findHolder = async (code: string) =>
  isCode(code)
    ? db.externalReviewer.findUnique({
        where: { codeHash: hashToken(code) },
        select: {
          workspaceId: true,
          reviewId: true,
          assigneeId: true,
          email: true,
          expiresAt: true,
          workspace: { select: openWorkspaceSelect },
        },
      })
    : null

type Holder = NonNullable<Awaited<ReturnType<typeof findHolder>>>

const isCurrent = ({ expiresAt }: Holder) => expiresAt > now()

function minting(holder: Holder): ReviewerActor | null {
  const { expiresAt: _, workspace, ...reviewer } = holder
  return isCurrent(holder) && isWorkspaceOpen(workspace) ? (reviewer as ReviewerActor) : null
}

export async function findReviewer(code: string): Promise<ReviewerActor | null> {
  const holder = await findHolder(code)
  return holder && minting(holder)
}

const wrongCodes: Limit = { name: 'wrong-codes', points: 50, seconds: 3600 }

const tooManyCodes = () => new Refusal('too-many', 'Too many broken links were opened from here. Try again in an hour.')

const closedForNow = () => new Refusal('conflict', 'This feedback can’t be opened right now. Try again later.')

/**
 * The gate for external reviewers: null for any invalid code. Throws for a valid one while its workspace is closed. An address that guesses codes is blocked for a while;
 * mailed codes still work there, so strangers can't lock a reviewer out.
 */
export async function admitReviewer({ address }: Visitor, code: string): Promise<ReviewerActor | null> {
  const holder = await findHolder(code)
  if (holder === null && (await takeFrom(wrongCodes, address)) > 0) throw tooManyCodes()
  if (holder && isCurrent(holder) && !isWorkspaceOpen(holder.workspace)) throw closedForNow()
  return holder && minting(holder)
}

export type MailedAddress = { workspaceId: string; email: string; workspaceName: string; logoId: string | null }

const findAsked = (code: string) =>
  db.externalReviewer.findUnique({
    where: { codeHash: hashToken(code) },
    select: { workspaceId: true, email: true, workspace: { select: { name: true, logoId: true } } },
  })

/** The address of a code, or null. Expired codes count too, because old mails must still allow unsubscribing. */
export async function findMailedAddress(code: string): Promise<MailedAddress | null> {
  const row = isCode(code) ? await findAsked(code) : await findInvited(code)
  if (!row) return null
  const { workspaceId, email, workspace } = row
  return { workspaceId, email, workspaceName: workspace.name, logoId: workspace.logoId }
}
