import { randomUUID } from 'node:crypto'
import type { Actor } from '@/lib/access/actor'
import { deletionPurpose } from '@/lib/members/account/rules'
import { db } from '@/lib/platform/db'
import { derivedToken, hashToken, newToken } from '@/lib/platform/secrets'
import { aMember } from '@/tests/factories/members'
import { aFile, aPictureFile } from '@/tests/factories/pictures'
import { anAnswer } from '@/tests/factories/reviews'
import { aTag } from '@/tests/factories/tags'
import { unique } from '@/tests/factories/workspaces'
import type { Code } from '../support/reviewer-code'
import { cookieFor } from '../support/session'
import { actionInputs } from './tables'
import type { SweptWorld } from './world'

const DAY = 86_400_000

const newEmail = () => `${unique('new')}@elsewhere.example`

/** A link that somebody in the workspace was just sent. */
async function aLink({ workspace }: SweptWorld, kind: 'emailVerification' | 'passwordReset' | 'emailChange') {
  const { userId } = await aMember({ workspace })
  const token = newToken()
  const createdAt = new Date(Date.now())
  const expiresAt = new Date(Date.now() + DAY)
  const data = { userId, tokenHash: hashToken(token), createdAt, expiresAt }
  if (kind === 'passwordReset') await db.passwordReset.create({ data })
  else await db.emailVerification.create({ data: { ...data, email: kind === 'emailChange' ? newEmail() : null } })
  return token
}

/** What is mailed to somebody who wants to delete their account. */
async function codeOfDeletion({ userId, email: recipient }: Actor) {
  const until = Date.now() + DAY
  const code = `${until}.${derivedToken(deletionPurpose(userId, until))}`
  const event = 'account.deletion-asked'
  const at = new Date(Date.now())
  const sent = { status: 'SENT', dueAt: at, createdAt: at } as const
  await db.mail.create({ data: { event, key: `${event}:${code}:${recipient}`, recipient, ...sent } })
  return code
}

const wholeAnswers = ({ review }: SweptWorld) => ({
  reviewId: review.id,
  answers: review.questions.map((question) => anAnswer(question)),
})

/** Somebody proposed as a respondent, waiting for a decision. */
async function aProposal({ workspace, review }: SweptWorld) {
  const { memberId } = await aMember({ workspace })
  const createdAt = new Date(Date.now())
  const data = { workspaceId: workspace.id, reviewId: review.id, memberId, createdAt }
  const { id: nominationId } = await db.reviewNomination.create({ data })
  return { id: review.id, nominationId }
}

/** What those send who may, where it is more than all the others are tried with. */
const inputs: Record<string, (world: SweptWorld, code: Code) => object | Promise<object>> = {
  startReviewAction: () => ({ madeId: randomUUID(), format: 'blank', timeZone: 'UTC' }),
  createTemplateAction: () => ({ madeId: randomUUID() }),
  approveNominationAction: aProposal,
  declineNominationAction: aProposal,
  mergeTagAction: async ({ workspace, tag }) => ({ id: tag.id, intoId: (await aTag({ workspace })).id }),
  submitResponseAction: wholeAnswers,
  submitResponseByLinkAction: (world, code) => ({ ...wholeAnswers(world), code }),
  registerWorkspaceAction: () => ({
    ...{ firstName: 'Ada', lastName: '', email: `${unique('ada')}@byron.example`, password: 'plum violin seven' },
    ...{ workspaceName: 'Engines', slug: unique('engines'), size: 'small', timeZone: 'UTC' },
  }),
  acceptInvitationAction: ({ invitation: { token } }) => ({ token }),
  registerInviteeAction: ({ invitation: { token } }) => ({ token, firstName: 'Lena', lastName: '', timeZone: 'UTC' }),
  verifyEmailAction: async (world) => ({ token: await aLink(world, 'emailVerification') }),
  confirmEmailChangeAction: async (world) => ({ token: await aLink(world, 'emailChange') }),
  deleteAccountAction: async ({ creator }) => ({ code: await codeOfDeletion(creator) }),
  setPhotoAction: async () => ({ file: aFile(await aPictureFile()) }),
  setLogoAction: async () => ({ file: aFile(await aPictureFile()) }),
  resetPasswordAction: async (world) => ({ token: await aLink(world, 'passwordReset'), password: 'plum violin seven' }),
}

/** The input of an action as somebody sends it who may. */
export const rightfulInput = async (name: string, world: SweptWorld, code: Code) =>
  (inputs[name] ?? actionInputs[name])?.(world, code)

/** Those among whom somebody may do it: who wrote it, who was asked, and an Admin; an invitation is for its address alone. */
export async function entitled(name: string, { creator, respondent, admin, invitation: { email } }: SweptWorld) {
  const people = name === 'acceptInvitationAction' ? [await aMember({ email })] : [creator, respondent, admin]
  return Promise.all(people.map(cookieFor))
}

/**
 * What an action or a route says once it knows who asks and has found what it is about: yes, or that now is not the time.
 * Whether the time is right is what the tests of each command are for.
 */
export const heard = ['ok', 'conflict', 'plan-limit']
