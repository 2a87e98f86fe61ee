import { copyInvitationLink } from '@/lib/invitations/commands/copy-invitation-link'
import { anAddress, anInvitation, storedInvitation } from '@/tests/factories/invitations'
import { anAdmin } from '@/tests/factories/members'
import { mailsTo } from '@/tests/support/outbox'

/** An invitation whose link was copied and passed on. */
export async function aPassedLink(email = anAddress()) {
  const admin = await anAdmin()
  const { id, sentCount } = await storedInvitation((await anInvitation(admin, { email })).id)
  const { link } = await copyInvitationLink(admin, { id })
  return { admin, id, sentCount, email, token: link.split('/').at(-1) ?? '' }
}

/** The letters with such a link. */
export const joiningLettersTo = async (email: string) =>
  (await mailsTo(email)).filter(({ event }) => event === 'email.joining-begun')

/** What the newest letter adds to the link. */
export async function mailedProof(email: string) {
  const letters = await joiningLettersTo(email)
  return new URL(letters.at(-1)?.props['link'] ?? '').searchParams.get('proof') ?? ''
}
