import { db } from '@/lib/platform/db'
import { hashToken, newToken } from '@/lib/platform/secrets'
import { aMember, anAdmin } from '@/tests/factories/members'
import { anAnswer } from '@/tests/factories/reviews'
import { unique } from '@/tests/factories/workspaces'
import type { Code } from '../support/reviewer-code'
import { actionInputs, cookieFor, type SweptWorld } from '../support/sweep-world'

const DAY = 86_400_000

/** A link that somebody in the workspace was just sent. */
async function aLink({ workspace }: SweptWorld, kind: 'emailVerification' | 'passwordReset') {
  const { userId } = await aMember({ workspace })
  const token = newToken()
  const createdAt = new Date(Date.now())
  const expiresAt = new Date(Date.now() + DAY)
  const data = { userId, tokenHash: hashToken(token), createdAt, expiresAt }
  await (kind === 'emailVerification' ? db.emailVerification.create({ data }) : db.passwordReset.create({ data }))
  return token
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
  approveNominationAction: aProposal,
  declineNominationAction: aProposal,
  submitResponseAction: wholeAnswers,
  submitResponseByLinkAction: (world, code) => ({ ...wholeAnswers(world), code }),
  registerWorkspaceAction: () => ({
    ...{ firstName: 'Ada', lastName: '', email: `${unique('ada')}@byron.example`, password: 'plum violin seven' },
    ...{ workspaceName: 'Engines', slug: unique('engines'), timeZone: 'UTC' },
  }),
  verifyEmailAction: async (world) => ({ token: await aLink(world, 'emailVerification') }),
  resetPasswordAction: async (world) => ({ token: await aLink(world, 'passwordReset'), password: 'plum violin seven' }),
}

/** The input of an action as somebody sends it who may. */
export const rightfulInput = async (name: string, world: SweptWorld, code: Code) =>
  (inputs[name] ?? actionInputs[name])?.(world, code)

/** Those of a workspace among whom somebody may do it: who wrote it, who was asked, and an Admin. */
export const entitled = async ({ workspace, creator, respondent }: SweptWorld) =>
  Promise.all([creator, respondent, await anAdmin({ workspace })].map(cookieFor))

/**
 * What an action or a route says once it knows who asks and has found what it is about: yes, or that now is not the time.
 * Whether the time is right is what the tests of each command are for.
 */
export const heard = ['ok', 'conflict', 'plan-limit']
