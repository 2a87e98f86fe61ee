import { remindDueInvitees } from '@/lib/invitations/reminders/jobs'
import { hoursFrom, setClock } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { anInvitation } from '@/tests/factories/invitations'
import { anAdmin } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'

/** The clock stands at this moment until it is set again. */
export const at = (moment: string) => {
  const instant = new Date(moment)
  setClock(() => instant)
  return instant
}

/** An invitation sent at a moment, a Tuesday unless told otherwise, from a workspace in a zone. */
export async function anInvited({ zone = 'Europe/Berlin', sentAt = '2026-11-17T10:00:00Z' } = {}) {
  at(sentAt)
  const workspace = await aWorkspace({ timeZone: zone })
  const admin = await anAdmin({ workspace, firstName: 'Amara', lastName: 'Okafor' })
  return { workspace, admin, invitation: await anInvitation(admin, { firstName: 'Lena' }) }
}

export const run = (moment: string) => remindDueInvitees(at(moment))

/** Runs the job every hour from one moment to another. */
export async function liveThrough(from: string, until: string) {
  for (let instant = new Date(from); instant <= new Date(until); instant = hoursFrom(instant, 1)) {
    await run(instant.toISOString())
  }
}

/** When somebody was reminded, oldest first. */
export async function remindedAt(recipient: string) {
  const where = { recipient, event: 'invitation.reminded' }
  const mails = await db.mail.findMany({ where, orderBy: { createdAt: 'asc' }, select: { createdAt: true } })
  return mails.map(({ createdAt }) => createdAt.toISOString())
}
