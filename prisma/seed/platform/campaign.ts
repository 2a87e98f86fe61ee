import type { AdminActor } from '@/lib/access/admin'
import { memberActorAt } from '@/lib/access/actor'
import { beginInvitedWorkspace } from '@/lib/admin/campaigns/commands/begin-invited-workspace'
import { createCampaign } from '@/lib/admin/campaigns/commands/create-campaign'
import { openCampaignInvite } from '@/lib/admin/campaigns/commands/open-campaign-invite'
import { revokeCampaignInvite } from '@/lib/admin/campaigns/commands/revoke-campaign-invite'
import { sendCampaign } from '@/lib/admin/campaigns/commands/send-campaign'
import { listCampaignInvites } from '@/lib/admin/campaigns/queries'
import { moveToPlan } from '@/lib/admin/organizations/commands/move-to-plan'
import { beginSession } from '@/lib/members/sign-in/commands/begin-session'
import { randomId } from '@/lib/shared/randomness'
import type { PostOffice } from '@/prisma/seed/stage/post-office'
import { isTillThere } from '@/prisma/seed/stage/till'
import { companies, others, type Company } from './companies'

const PASSWORD = 'harbour kettle moss'

// An address for documents (RFC 5737), so that no limit of a real one is used up.
const visitor = { address: '192.0.2.2', device: null, registration: null }

async function tokenFor(postOffice: PostOffice, email: string) {
  const [token] = await postOffice.find(email, /\/auth\/campaign\/([\w-]{43})/)
  if (token === undefined) throw new Error(`No invitation has reached ${email}.`)
  return token
}

/** A campaign that is sent to these addresses at once. */
async function campaign(root: AdminActor, name: string, expiryDays: number, lines: readonly string[]) {
  const { id } = await createCampaign(root, { madeId: randomId(), name, expiryDays, list: lines.join('\n') })
  await sendCampaign(root, { id })
  return id
}

/** Somebody presses the link, registers, and comes back until the day they were last seen. */
async function begin(
  postOffice: PostOffice,
  { email, firstName, company, slug, seen }: Company,
  goTo: (days: number) => void,
) {
  const token = await tokenFor(postOffice, email)
  await openCampaignInvite(visitor, { token })
  const registration = { firstName, lastName: '', workspaceName: company, slug, password: PASSWORD }
  await beginInvitedWorkspace(visitor, { token, ...registration, size: 'small', timeZone: 'UTC' })
  const { userId, workspaceId } = await memberActorAt(slug, email)
  goTo(seen)
  await beginSession({ id: userId }, 'Firefox on Windows')
  return workspaceId
}

/** Nine companies come by one campaign; a later one is under way, with an invitation in each state. */
export async function playCampaigns(root: AdminActor, postOffice: PostOffice, goTo: (days: number) => void) {
  goTo(54)
  const lines = companies.map(({ email, firstName, company, slug }) => [email, firstName, company, slug].join(','))
  await campaign(root, 'Autumn partners', 60, lines)
  await postOffice.send()
  const ids: Record<string, string> = {}
  for (const company of companies) {
    goTo(company.began)
    ids[company.slug] = await begin(postOffice, company, goTo)
    if (company.plan === null || (company.pays && isTillThere())) continue
    goTo(company.began - 1)
    const reason = 'Pays by bank transfer, agreed by mail.'
    await moveToPlan(root, { id: ids[company.slug] ?? '', plan: company.plan, reason })
  }
  goTo(30)
  await campaign(root, 'Newsletter readers', 14, ['pia@openfield.example', 'rui@plover.example'])
  goTo(4)
  const id = await campaign(root, 'Winter partners', 14, Object.values(others))
  await postOffice.send()
  await openCampaignInvite(visitor, { token: await tokenFor(postOffice, others.opened) })
  const { rows } = await listCampaignInvites(root, id, { state: 'all' })
  const revoked = rows.find(({ email }) => email === others.revoked)
  if (revoked) await revokeCampaignInvite(root, { id: revoked.id })
  await createCampaign(root, {
    madeId: randomId(),
    name: 'Spring partners',
    expiryDays: 14,
    list: 'vera@quarry.example,Vera\nnils@acme.example\nsomebody@gmail.com',
  })
  return ids
}
