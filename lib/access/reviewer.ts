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

/** Somebody without an account who holds the link to one review. */
export type ReviewerActor = {
  readonly workspaceId: string
  readonly reviewId: string
  readonly assigneeId: string
  readonly email: string
  readonly [minted]: true
}

/**
 * The code in the link of somebody without an account. Only its hash is stored; a reminder makes it again, so that the
 * link in their first mail goes on working, and every mail leads through the same one.
 */
export const reviewerCode = (assigneeId: string) => derivedToken(`reviewer:${assigneeId}`)

const PREFIX = 'rvc-'

/** The code in the part of an address that holds one; empty, which is nobody's code, where it holds none. */
export const codeIn = (segment: string) => (segment.startsWith(PREFIX) ? segment.slice(PREFIX.length) : '')

const isCode = (code: string) => /^[\w-]{43}$/.test(code)

/** Whom a code was mailed to, whether or not it still counts; null for one that never was. */
const findHolder = async (code: string) =>
  isCode(code)
    ? db.externalReviewer.findUnique({
        where: { codeHash: hashToken(code) },
        select: {
          ...{ workspaceId: true, reviewId: true, assigneeId: true, email: true, expiresAt: true },
          workspace: { select: openWorkspaceSelect },
        },
      })
    : null

type Holder = NonNullable<Awaited<ReturnType<typeof findHolder>>>

function minting({ expiresAt, workspace, ...reviewer }: Holder): ReviewerActor | null {
  return expiresAt > now() && isWorkspaceOpen(workspace) ? (reviewer as ReviewerActor) : null
}

/** The reviewer behind the code of an e-mailed link, or null when it is unknown or has run out. */
export async function findReviewer(code: string): Promise<ReviewerActor | null> {
  const holder = await findHolder(code)
  return holder && minting(holder)
}

const wrongCodes: Limit = { name: 'wrong-codes', points: 50, seconds: 3600 }

const tooManyCodes = () => new Refusal('too-many', 'Too many broken links were opened from here. Try again in an hour.')

/**
 * The gate of everything that an e-mailed code opens: the reviewer, or null for any code that opens nothing, whatever the
 * reason. An address that tries many codes which were never mailed is refused for a while. A mailed code is let in all the
 * same: strangers at the same address must not lock its holder out.
 */
export async function admitReviewer({ address }: Visitor, code: string): Promise<ReviewerActor | null> {
  const holder = await findHolder(code)
  if (holder === null && (await takeFrom(wrongCodes, address)) > 0) throw tooManyCodes()
  return holder && minting(holder)
}

/** Who got a mail: all that is needed to send them no more. */
export type MailedAddress = { workspaceId: string; email: string; workspaceName: string; logoId: string | null }

const findAsked = (code: string) =>
  db.externalReviewer.findUnique({
    where: { codeHash: hashToken(code) },
    select: { workspaceId: true, email: true, workspace: { select: { name: true, logoId: true } } },
  })

/**
 * The address a code was mailed to, or null. Its time does not matter: an old mail, too, must let somebody say that they
 * want no more of them.
 */
export async function findMailedAddress(code: string): Promise<MailedAddress | null> {
  const row = isCode(code) ? await findAsked(code) : await findInvited(code)
  if (!row) return null
  const { workspaceId, email, workspace } = row
  return { workspaceId, email, workspaceName: workspace.name, logoId: workspace.logoId }
}
