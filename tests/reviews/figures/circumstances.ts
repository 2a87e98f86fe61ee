import { memberActor, type Actor } from '@/lib/access/actor'
import type { ReportScope } from '@/lib/shared/report-scopes'
import { getFeedbackReport } from '@/lib/reviews/figures/queries/get-figures'
import { aWorkspace } from '@/tests/factories/workspaces'
import { aManager, aMember, anAdmin } from '@/tests/factories/members'
import { aTeam } from '@/tests/factories/teams'
import { aReview, aResponse, type GivenForm } from '@/tests/factories/reviews'

export const figuresOf = async (actor: Actor, of: ReportScope) =>
  (await getFeedbackReport(actor, { of, range: 'Last_31_Days', view: 'timeline' })).figures

/** A manager with a team of so many, and as many colleagues outside of it. */
export async function aTeamOf(size: number, others = 0) {
  const workspace = await aWorkspace()
  const lead = await aManager({ workspace })
  const many = (count: number) => Promise.all(Array.from({ length: count }, () => aMember({ workspace })))
  const [people, outside] = [await many(size), await many(others)]
  await aTeam({ workspace, members: people, managers: [lead] })
  const manager = await memberActor(lead.memberId)
  return { workspace, manager, people, outside, admin: await anAdmin({ workspace }) }
}

/** Sends a form to these people; the first so many answer. */
export async function sent(creator: Actor, asked: Actor[], answers: number, given: GivenForm = {}) {
  const review = await aReview(creator, { asked, ...given })
  for (const actor of asked.slice(0, answers)) await aResponse(actor, review)
  return review
}
