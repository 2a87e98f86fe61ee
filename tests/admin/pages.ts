import { failureTabs } from '@/lib/admin/operation/schema'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { aCampaign, aCampaignInvite, aProspect } from '@/tests/factories/platform/campaigns'
import { aSuperAdmin } from '@/tests/factories/members'
import { aDefaultTemplate, aSubscriber } from '@/tests/factories/platform/platform'
import { aPaidSubscription, aPayment } from '@/tests/factories/subscriptions'
import { aWorkspace } from '@/tests/factories/workspaces'
import type { SweptWorld } from '@/tests/factories/sweep/world'
import { nobody, open, unknownToken, type PageAnswers, type Pages, type Screen } from '@/tests/factories/pages'

/** A page of the platform, which nobody of a workspace opens. */
const closed = (path: PageAnswers['path']): PageAnswers => ({ path, colleagues: nobody, stranger: 403 })

const publicPaths = ['/features', '/solutions', '/pricing', '/resources', '/support', '/privacy', '/terms']

const workspaceOf = ({ workspace: { id } }: SweptWorld) => `/admin/organizations/${id}`

/** A workspace whose second payment failed. */
async function payingPath() {
  const workspace = await aWorkspace({ plan: 'FREE' })
  const paid = await aPaidSubscription({ workspace, razorpayStatus: 'pending', overdueAt: now() })
  await aPayment(paid)
  return `/admin/organizations/${workspace.id}`
}

async function defaultAt(place: 'edit' | 'preview') {
  const { id } = await aDefaultTemplate(await aSuperAdmin())
  return `/admin/default-templates/${place}/${id}`
}

async function campaignPath() {
  const { id } = await aCampaign(await aSuperAdmin(), { prospects: [aProspect(), aProspect()], isSent: false })
  return `/admin/invitations/${id}`
}

async function invitedPath() {
  const { token } = await aCampaignInvite(await aSuperAdmin(), { isOpened: true })
  return `/auth/campaign/${token}`
}

const leavingPath = async () => `/newsletter/unsubscribe?code=${(await aSubscriber({ isConfirmed: true })).code}`

async function planPath() {
  const { id } = await db.plan.findFirstOrThrow({ where: { type: 'PRO', isActive: true }, select: { id: true } })
  return `/admin/plan/${id}`
}

export const pages: Pages = {
  screens: [
    { name: 'the platform', who: 'operator', path: () => '/admin' },
    { name: 'workspaces of the platform', who: 'operator', path: () => '/admin/organizations' },
    {
      name: 'a workspace of the platform',
      who: 'operator',
      path: ({ creator }) => `/admin/organizations/${creator.workspaceId}`,
    },
    { name: 'a paying workspace of the platform', who: 'operator', path: () => payingPath() },
    { name: 'workspaces past due', who: 'operator', path: () => '/admin/organizations?billing=past-due' },
    { name: 'people of the platform', who: 'operator', path: () => '/admin/users' },
    { name: 'a person of the platform', who: 'operator', path: ({ creator }) => `/admin/users/${creator.userId}` },
    { name: 'inquiries', who: 'operator', path: () => '/admin/subscribers?state=all' },
    { name: 'newsletter', who: 'operator', path: () => '/admin/subscribers?tab=newsletter' },
    { name: 'a used newsletter link', who: 'nobody', path: () => `/newsletter?token=${unknownToken}` },
    { name: 'unsubscribing from the newsletter', who: 'nobody', path: () => leavingPath() },
    { name: 'a cut link out of the newsletter', who: 'nobody', path: () => '/newsletter/unsubscribe?code=x' },
    ...failureTabs.map((tab): Screen => ({
      name: `failures, ${tab}`,
      who: 'operator',
      path: () => `/admin/failures?tab=${tab}`,
    })),
    { name: 'default templates', who: 'operator', path: () => '/admin/default-templates' },
    { name: 'adding a default template', who: 'operator', path: () => '/admin/default-templates/add' },
    { name: 'editing a default template', who: 'operator', path: () => defaultAt('edit') },
    { name: 'a default template', who: 'operator', path: () => defaultAt('preview') },
    { name: 'plans', who: 'operator', path: () => '/admin/plan' },
    { name: 'a new price', who: 'operator', path: () => '/admin/plan/create' },
    { name: 'a plan', who: 'operator', path: () => planPath() },
    { name: 'campaigns', who: 'operator', path: () => '/admin/invitations' },
    { name: 'a new campaign', who: 'operator', path: () => '/admin/invitations/add' },
    { name: 'a campaign', who: 'operator', path: () => campaignPath() },
    { name: 'an invitation of a campaign', who: 'nobody', path: () => invitedPath() },
    { name: 'a used invitation of a campaign', who: 'nobody', path: () => `/auth/campaign/${unknownToken}` },
    { name: 'log of the platform', who: 'operator', path: () => '/admin/log' },
    { name: 'front page', who: 'nobody', path: () => '/' },
    ...publicPaths.map((path): Screen => ({ name: `public page ${path}`, who: 'nobody', path: () => path })),
    { name: 'prices of an Admin', who: 'creator', path: () => '/pricing' },
    { name: 'nothing there', who: 'nobody', path: () => '/nowhere-at-all' },
  ],
  answers: {
    '/admin': closed(() => '/admin'),
    '/admin/organizations': closed(() => '/admin/organizations'),
    '/admin/organizations/[id]': closed(workspaceOf),
    '/admin/users': closed(() => '/admin/users'),
    '/admin/users/[id]': closed(({ creator: { userId } }) => `/admin/users/${userId}`),
    '/admin/subscribers': closed(() => '/admin/subscribers'),
    '/newsletter': open(`/newsletter?token=${unknownToken}`),
    '/newsletter/unsubscribe': open('/newsletter/unsubscribe?code=x'),
    '/admin/failures': closed(() => '/admin/failures'),
    '/admin/default-templates': closed(() => '/admin/default-templates'),
    '/admin/default-templates/add': closed(() => '/admin/default-templates/add'),
    '/admin/default-templates/edit/[id]': closed(() => defaultAt('edit')),
    '/admin/default-templates/preview/[id]': closed(() => defaultAt('preview')),
    '/admin/plan': closed(() => '/admin/plan'),
    '/admin/plan/create': closed(() => '/admin/plan/create'),
    '/admin/plan/[id]': closed(() => planPath()),
    '/admin/invitations': closed(() => '/admin/invitations'),
    '/admin/invitations/add': closed(() => '/admin/invitations/add'),
    '/admin/invitations/[id]': closed(() => campaignPath()),
    '/auth/campaign/[token]': open(`/auth/campaign/${unknownToken}`),
    '/admin/log': closed(() => '/admin/log'),
    '/': open('/'),
    ...Object.fromEntries(publicPaths.map((path) => [path, open(path)])),
  },
}
