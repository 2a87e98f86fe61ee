import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { getFrame } from '@/lib/access/frame'
import { ownerMark } from '@/lib/access/device'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import type { FormatKey } from '@/lib/reviews/drafting/rules/format-keys'
import { formatContent, offeredFormats, usualAudience } from '@/lib/reviews/drafting/rules/offered-formats'
import { canActAsManager } from '@/lib/reviews/model/policy'
import { usualClosing } from '@/lib/reviews/model/rules/schedule'
import { randomId } from '@/lib/shared/randomness'
import { rightsOf, wizardOf, type WizardDraft } from './get-wizard-draft'

/** Admins run reviews for everybody, so only a manager's own teams count. */
async function findLedTeams(actor: Actor) {
  const { workspaceId, memberId, role } = actor
  if (role === 'Admin' || !canActAsManager(actor)) return []
  const led = { where: { workspaceId, members: { some: { memberId, isManager: true } } }, select: { id: true } }
  return (await db.team.findMany(led)).map(({ id }) => id)
}

async function findFormatRights(actor: Actor) {
  const [frame, ledTeamIds] = await Promise.all([getFrame(actor), findLedTeams(actor)])
  return { ...rightsOf(actor, frame), ledTeamIds }
}

export const listFormats = async (actor: Actor) => offeredFormats(await findFormatRights(actor))

/** An unsaved draft; null where the format is blocked. */
export async function findNewDraft(actor: Actor, format: FormatKey): Promise<WizardDraft | null> {
  const rights = await findFormatRights(actor)
  const isOffered = offeredFormats(rights).some(({ key, blockedReason }) => key === format && blockedReason === null)
  if (!isOffered) return null
  const { memberId, timeZone } = actor
  const content = {
    ...formatContent(format, timeZone, rights),
    ...usualAudience(format, memberId, rights),
    closesOn: usualClosing(now(), timeZone),
  }
  const draft = { id: randomId(), version: 0, savedAt: now(), startsAt: null, content }
  return { ...(await wizardOf(actor, draft)), newKey: `${ownerMark(actor.userId)}.new.${format}` }
}
