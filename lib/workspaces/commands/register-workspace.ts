import 'server-only'
import { limit } from '@/lib/access/limits'
import type { Visitor } from '@/lib/access/request'
import { record } from '@/lib/audit/record'
import { startTrial } from '@/lib/billing/steps/start-trial'
import { registerAdmin } from '@/lib/members/steps/register-admin'
import { registerAgain } from '@/lib/members/steps/register-again'
import { registrationRepeated } from '@/lib/members/notices'
import { linksRequested } from '@/lib/members/refusals'
import { registrationPurpose } from '@/lib/members/rules'
import { ensureHardToGuess } from '@/lib/members/account/queries'
import { now } from '@/lib/platform/clock'
import { onUniqueViolation, transaction } from '@/lib/platform/db'
import { atEvenPace } from '@/lib/platform/pace'
import { hashPassword } from '@/lib/platform/passwords/hashing'
import type { Limit } from '@/lib/platform/rate-limit'
import { derivedToken, hashToken } from '@/lib/platform/secrets'
import type { Tx } from '@/lib/platform/tx'
import { slugTaken } from '@/lib/workspaces/refusals'
import { holdAddress } from '@/lib/workspaces/steps/hold-address'
import { moveRegistration } from '@/lib/workspaces/steps/move-registration'
import { isHeldFor, isHeldForOthers, lockAddress } from '@/lib/workspaces/registrations/queries'
import type { RegisterWorkspaceInput } from '@/lib/workspaces/schema'

const perAddress: Limit = { name: 'register', points: 20, seconds: 3600 }
const perAccount: Limit = { name: 'register-account', points: 5, seconds: 86_400 }

const knownSelect = {
  id: true,
  email: true,
  firstName: true,
  lastName: true,
  timeZone: true,
  emailVerifiedAt: true,
  passwordHash: true,
} as const

/** Refuses a taken address; the same mailbox may register it again, for example after a lost mail. */
async function refuseTakenSlug(tx: Tx, { slug, email }: RegisterWorkspaceInput) {
  if (await isHeldFor(tx, slug, email)) return
  const isTaken = (await tx.workspace.count({ where: { slug } })) > 0 || (await isHeldForOthers(tx, slug, email))
  if (isTaken) throw slugTaken()
}

async function createWorkspace(tx: Tx, input: RegisterWorkspaceInput, passwordHash: string) {
  const { workspaceName: name, slug, size, marketingSource, timeZone, firstName, lastName, email } = input
  const data = { name, slug, size, marketingSource, timeZone, createdAt: now() }
  const { id: workspaceId } = await tx.workspace.create({ data, select: { id: true } })
  await startTrial(tx, { workspaceId })
  const { memberId } = await registerAdmin(tx, { workspaceId, email, firstName, lastName, timeZone, passwordHash })
  const act = { action: 'workspace.created', objectId: workspaceId, title: `Created the workspace “${name}”` } as const
  await record(tx, { workspaceId, memberId }, act)
}

async function registerOnce(tx: Tx, input: RegisterWorkspaceInput, passwordHash: string) {
  // Serialises simultaneous registrations by one mailbox or of one address: the second finds the first.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('register'), hashtext(${input.email}))`
  await lockAddress(tx, input.slug)
  await refuseTakenSlug(tx, input)
  const known = await tx.user.findUnique({ where: { email: input.email }, select: knownSelect })
  // People an Admin added have no password before their first sign-in; only a registrant waits for confirmation.
  const isWaiting = known !== null && known.emailVerifiedAt === null && known.passwordHash !== null
  if (isWaiting) await moveRegistration(tx, known.id, input)
  await holdAddress(tx, input)
  if (known === null) return createWorkspace(tx, input, passwordHash)
  if (!isWaiting) return registrationRepeated(tx, known)
  const { firstName, lastName, timeZone } = input
  return registerAgain(tx, { id: known.id, email: known.email, firstName, lastName, timeZone, passwordHash })
}

/**
 * Creates a workspace and its first Admin, who confirms the address by mail before signing in. A known address gets the
 * same answer in the same time: its owner is mailed, and only the workspace's address is reserved. The returned proof
 * shows which browser chose the password.
 */
export const registerWorkspace = ({ address }: Visitor, input: RegisterWorkspaceInput) =>
  atEvenPace(async () => {
    await ensureHardToGuess(input.password, { ...input, workspaceNames: [input.workspaceName] })
    await limit(perAddress, address)
    await limit(perAccount, hashToken(input.email), linksRequested)
    const passwordHash = await hashPassword(input.password)
    await onUniqueViolation(
      transaction((tx) => registerOnce(tx, input, passwordHash)),
      slugTaken,
    )
    return { registration: derivedToken(registrationPurpose(input.email, passwordHash)) }
  })
