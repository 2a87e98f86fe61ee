import 'server-only'
import type { AdminActor } from '@/lib/access/admin'
import { recordAct } from '@/lib/audit/platform/record-act'
import { now } from '@/lib/platform/clock'
import { transaction, type Tx } from '@/lib/platform/db'
import { listUnreadable } from '@/lib/admin/campaigns/refusals'
import { proposedSlug, readCampaignList, type Listed, type ReadList } from '@/lib/admin/campaigns/rules'
import type { CreateCampaignInput } from '@/lib/admin/campaigns/schema'
import { plural } from '@/lib/shared/text'
import { suggestedSlug } from '@/lib/workspaces/rules/slugs'

async function takenAmong(tx: Tx, slugs: readonly string[]): Promise<Set<string>> {
  const numbered = slugs.flatMap((slug) => [slug, ...Array.from({ length: 20 }, (_, index) => `${slug}-${index + 2}`)])
  const where = { slug: { in: numbered } }
  const [workspaces, held] = await Promise.all([
    tx.workspace.findMany({ where, select: { slug: true } }),
    tx.heldAddress.findMany({ where, select: { slug: true } }),
  ])
  return new Set([...workspaces, ...held].map(({ slug }) => slug))
}

async function withSlugs(tx: Tx, listed: readonly Listed[]): Promise<Listed[]> {
  const taken = await takenAmong(
    tx,
    listed.map(({ companyName }) => suggestedSlug(companyName)),
  )
  return listed.map((one) => {
    const companySlug = one.companySlug || proposedSlug(one.companyName, taken)
    taken.add(companySlug)
    return { ...one, companySlug }
  })
}

type MadeCampaign = Omit<ReadList, 'listed'> & { id: string; count: number }

/** Prepares a campaign for the lines of a list that can be used, and names those that can't. */
export async function createCampaign(
  admin: AdminActor,
  { madeId: id, name, expiryDays, list }: CreateCampaignInput,
): Promise<MadeCampaign> {
  const read = readCampaignList(list)
  if ('fault' in read) throw listUnreadable(read.fault)
  const { listed, ...left } = read
  const made = { id, count: listed.length, ...left }
  return transaction(async (tx) => {
    const createdAt = now()
    const { count } = await tx.campaign.createMany({
      data: [{ id, name, expiryDays, createdAt }],
      skipDuplicates: true,
    })
    if (count === 0) return made
    const invites = await withSlugs(tx, listed)
    await tx.campaignInvite.createMany({ data: invites.map((invite) => ({ ...invite, campaignId: id, createdAt })) })
    const title = `Prepared the campaign “${name}” for ${plural(invites.length, 'address', 'addresses')}`
    await recordAct(tx, admin, { action: 'campaign.prepared', objectId: id, title })
    return made
  })
}
