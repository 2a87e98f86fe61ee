import { aPerson, aSession, aSuperAdmin } from '@/tests/factories/members'
import { db } from '@/lib/platform/db'
import { newToken } from '@/lib/platform/secrets'
import { randomId } from '@/lib/shared/randomness'
import { createPlan } from '@/lib/billing/offers/commands/create-plan'
import type { PlanType } from '@/lib/platform/generated/prisma/enums'
import { saveDefaultTemplate } from '@/lib/templates/defaults/commands/save-default-template'
import { aForm } from '@/tests/factories/reviews'
import {
  aCampaign,
  aCampaignInvite,
  aProspect,
  aRegistration,
  expireInvite,
} from '@/tests/factories/platform/campaigns'
import {
  aDefaultTemplate,
  aFailedJob,
  aLostMail,
  anInquiry,
  anOffer,
  aSubscriber,
  aWaitingEvent,
} from '@/tests/factories/platform/platform'
import { aPaidSubscription, aRazorpayId } from '@/tests/factories/subscriptions'
import { theRazorpay } from '@/tests/billing/paying/the-razorpay'
import { unique } from '@/tests/factories/workspaces'
import { announceDeletion } from '@/lib/admin/organizations/commands/announce-deletion'
import { aSecondFactor } from '@/tests/factories/second-factors'
import { suspendWorkspace } from '@/lib/admin/organizations/commands/suspend-workspace'
import type { Sweep, SweptWorld } from '@/tests/factories/sweep/world'

const reason = 'Somebody asked for it.'

const ofWorkspace = ({ workspace: { id } }: SweptWorld) => ({ id, reason })

const aBounceOf = (email: string) =>
  db.bouncedAddress.create({ data: { email, reason: 'No such mailbox.', createdAt: new Date(Date.now()) } })

const proposed = { firstName: 'Ana', companyName: 'Harbour', companySlug: 'harbour-works' }

const aDefault = async (isPublished = true) => {
  const { id } = await aDefaultTemplate(await aSuperAdmin(), { isPublished })
  return { id }
}

const typedTerms = {
  name: 'Pro',
  description: 'For teams',
  userLimit: '100',
  externalsPerReview: '25',
  features: 'Applause',
  aiRequestLimit: '30',
  aiRequestsPerDay: '10',
  aiTokensPerDay: '40000',
  applausePerPersonAndMonth: '10',
}
const typedPrice = { type: 'PRO', pricePerMonth: '249', isCustomPricing: false }

async function soldPlan(type: PlanType) {
  const { id } = await db.plan.findFirstOrThrow({ where: { type, isActive: true }, select: { id: true } })
  return id
}

/** A plan that is no longer sold, with the workspace on it. */
async function aPlanBefore(workspaceId: string) {
  const sold = { where: { type: 'PRO', isActive: true }, select: { id: true, pricePerMonth: true } } as const
  const { id, pricePerMonth } = await db.plan.findFirstOrThrow(sold)
  await db.subscription.updateMany({ where: { workspaceId, status: 'ACTIVE' }, data: { planId: id } })
  await createPlan(await aSuperAdmin(), anOffer({ pricePerMonth: String(pricePerMonth / 100 + 1) }))
  return id
}

const ofPlatform = 'It is of the whole platform, which all tests share; its own test presses it twice.'

export const sweep: Sweep = {
  inputs: {
    sendInquiryAction: ({ creator }) => ({ name: 'Eve', email: creator.email, message: 'Who is there?' }),
    markInquiryAction: () => ({ id: randomId(), isAnswered: true }),
    exportInquiriesAction: () => ({}),
    subscribeAction: () => ({ email: `${unique('reader')}@elsewhere.example` }),
    confirmSubscriptionAction: () => ({ token: newToken() }),
    leaveNewsletterAction: () => ({ code: newToken() }),
    removeSubscriberAction: () => ({ id: randomId(), reason }),
    exportSubscribersAction: () => ({}),
    retryMailAction: () => ({ id: randomId() }),
    retryAllMailsAction: () => ({}),
    retryEventAction: () => ({ id: 'evt_nothing' }),
    runJobAction: () => ({ name: 'nothing.there' }),
    addDefaultTemplateAction: () => ({ madeId: randomId() }),
    saveDefaultTemplateAction: () => ({ id: randomId(), version: 1, content: aForm() }),
    describeDefaultTemplateAction: () => ({ id: randomId(), description: 'Taken over' }),
    publishDefaultTemplateAction: () => ({ id: randomId() }),
    discardDraftOfDefaultAction: () => ({ id: randomId() }),
    withdrawDefaultTemplateAction: () => ({ id: randomId(), reason }),
    editPlanAction: () => ({ id: randomId(), ...typedTerms }),
    createPlanAction: () => ({ madeId: randomId(), ...typedTerms, ...typedPrice }),
    moveSubscribersAction: () => ({ id: randomId(), reason }),
    createCampaignAction: () => ({ madeId: randomId(), name: 'Spring', expiryDays: '14', list: aProspect().email }),
    editCampaignInviteAction: () => ({ id: randomId(), ...proposed }),
    sendCampaignAction: () => ({ id: randomId() }),
    resendCampaignInviteAction: () => ({ id: randomId() }),
    revokeCampaignInviteAction: () => ({ id: randomId() }),
    openCampaignInviteAction: () => ({ token: newToken() }),
    beginInvitedWorkspaceAction: () => aRegistration(newToken(), unique('harbour')),
    suspendWorkspaceAction: ofWorkspace,
    restoreWorkspaceAction: ofWorkspace,
    announceDeletionAction: ofWorkspace,
    withdrawDeletionAction: ofWorkspace,
    endSessionsOfAction: ({ respondent: { userId: id } }) => ({ id, reason }),
    forgetBounceAction: ({ respondent: { userId: id } }) => ({ id, reason }),
    checkPaymentsAction: ({ workspace: { id } }) => ({ id }),
    resetSecondFactorOfAction: ({ respondent: { userId: id } }) => ({ id, reason }),
    moveToPlanAction: (world) => ({ ...ofWorkspace(world), plan: 'PRO' }),
  },
  calls: {
    'GET /api/newsletter/[code]': () => ({ line: `GET /api/newsletter/${newToken()}` }),
    'POST /api/newsletter/[code]': () => ({ line: `POST /api/newsletter/${newToken()}` }),
  },
  rightful: {
    editCampaignInviteAction: async () => {
      const { inviteIds } = await aCampaign(await aSuperAdmin(), { isSent: false })
      return { id: inviteIds[0], ...proposed, companySlug: unique('harbour') }
    },
    sendCampaignAction: async () => ({ id: (await aCampaign(await aSuperAdmin(), { isSent: false })).id }),
    resendCampaignInviteAction: async () => {
      const { id } = await aCampaignInvite(await aSuperAdmin())
      await expireInvite(id)
      return { id }
    },
    revokeCampaignInviteAction: async () => ({ id: (await aCampaignInvite(await aSuperAdmin())).id }),
    openCampaignInviteAction: async () => ({ token: (await aCampaignInvite(await aSuperAdmin())).token }),
    beginInvitedWorkspaceAction: async () => {
      const { token, slug } = await aCampaignInvite(await aSuperAdmin())
      return aRegistration(token, slug)
    },
    saveDefaultTemplateAction: async () => ({ ...(await aDefault()), version: 1, content: aForm() }),
    describeDefaultTemplateAction: async () => ({ ...(await aDefault()), description: 'After a launch' }),
    publishDefaultTemplateAction: () => aDefault(false),
    discardDraftOfDefaultAction: async () => {
      const { id } = await aDefault()
      await saveDefaultTemplate(await aSuperAdmin(), { id, version: 1, content: aForm() })
      return { id }
    },
    withdrawDefaultTemplateAction: async () => ({ ...(await aDefault()), reason }),
    editPlanAction: async () => ({ id: await soldPlan('PRO'), ...typedTerms, description: unique('For teams') }),
    moveSubscribersAction: async ({ workspace }) => ({ id: await aPlanBefore(workspace.id), reason }),
    retryMailAction: async () => ({ id: (await aLostMail()).id }),
    retryEventAction: async () => {
      await theRazorpay()
      return { id: (await aWaitingEvent(aRazorpayId())).id }
    },
    checkPaymentsAction: async ({ workspace }) => {
      await theRazorpay()
      await aPaidSubscription({ workspace, status: 'CANCELED' })
      return { id: workspace.id }
    },
    runJobAction: async () => ({ name: await aFailedJob('mail.deliver') }),
    markInquiryAction: async () => ({ id: (await anInquiry()).id, isAnswered: true }),
    confirmSubscriptionAction: async () => ({ token: (await aSubscriber()).token }),
    leaveNewsletterAction: async () => ({ code: (await aSubscriber({ isConfirmed: true })).code }),
    removeSubscriberAction: async () => ({ id: (await aSubscriber()).id, reason }),
  },
  unpressed: {
    'POST /api/newsletter/[code]': 'Runs the command of leaveNewsletterAction.',
    createPlanAction: ofPlatform,
    editPlanAction: ofPlatform,
    moveSubscribersAction: ofPlatform,
    retryAllMailsAction: ofPlatform,
  },
  second: {
    checkPaymentsAction: {
      tables: ['PlatformAct', 'Subscription'],
      more: { PlatformAct: 1 },
      why: 'payments may be checked as often as somebody wants',
    },
    runJobAction: {
      tables: ['PlatformAct'],
      more: { PlatformAct: 1 },
      why: 'a job may be run as often as somebody wants',
    },
    exportInquiriesAction: {
      tables: ['PlatformAct'],
      more: { PlatformAct: 1 },
      why: 'each copy that is taken is a line of the log',
    },
    exportSubscribersAction: {
      tables: ['PlatformAct'],
      more: { PlatformAct: 1 },
      why: 'each copy that is taken is a line of the log',
    },
  },
  ready: {
    retryAllMailsAction: () => aLostMail(),
    sendInquiryAction: () => aPerson({ isSuperAdmin: true }),
    restoreWorkspaceAction: async (world) => suspendWorkspace(await aSuperAdmin(), ofWorkspace(world)),
    endSessionsOfAction: ({ respondent: { userId } }) => aSession(userId),
    forgetBounceAction: ({ respondent: { email } }) => aBounceOf(email),
    resetSecondFactorOfAction: ({ respondent: { userId } }) => aSecondFactor(userId),
    withdrawDeletionAction: async (world) => announceDeletion(await aSuperAdmin(), ofWorkspace(world)),
  },
}
