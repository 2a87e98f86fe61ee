import { memberActor } from '@/lib/access/actor'
import { savePrivateNote } from '@/lib/one-on-ones/commands/save-private-note'
import { anApplause } from '@/tests/factories/applause'
import { aFollowUp } from '@/tests/factories/follow-ups'
import { aGoal } from '@/tests/factories/goals'
import { aManager, aMember, anAdmin } from '@/tests/factories/members'
import { aOneOnOne, aPoint } from '@/tests/factories/one-on-ones'
import { aDraft, aReview } from '@/tests/factories/reviews'
import { aTeam } from '@/tests/factories/teams'
import { aWorkspace } from '@/tests/factories/workspaces'

/** What Tom alone reads, or he and those he shared it with. */
export const note = 'Ask about the offer'
export const thanks = 'You held the line.'
export const ownWords = [note, thanks, 'Learn Spanish', 'Half a form'] as const

/** Tom in the team of Mira, with something of his in every module; Noor leads the team he will go to. */
export async function aLeaver() {
  const workspace = await aWorkspace()
  const amara = await anAdmin({ workspace, firstName: 'Amara', lastName: 'Okafor' })
  const tom = await aMember({ workspace, firstName: 'Tom', lastName: 'Reed' })
  const ada = await aMember({ workspace, firstName: 'Ada', lastName: 'Berg' })
  const [dock, quay] = [
    await aManager({ workspace, firstName: 'Mira', lastName: 'Stone' }),
    await aManager({ workspace, firstName: 'Noor', lastName: 'Khan' }),
  ]
  await aTeam({ workspace, name: 'Dock', members: [tom, ada], managers: [dock] })
  await aTeam({ workspace, name: 'Quay', managers: [quay] })
  const [mira, noor] = [await memberActor(dock.memberId), await memberActor(quay.memberId)]

  const oneOnOne = await aOneOnOne(mira, tom, { frequency: 'Weekly' })
  await aPoint(tom, oneOnOne.pairId, 'Career')
  await savePrivateNote(tom, { id: oneOnOne.id, text: note })
  await aFollowUp(tom, { title: 'Quay plans', attendees: [ada], frequency: 'Weekly', time: '11:00' })
  const goal = await aGoal(mira, { title: 'Open the quay', assignees: [tom], visibility: 'PRIVATE' })
  await aGoal(tom, { title: 'Learn Spanish', type: 'Self', visibility: 'PRIVATE' })
  await aDraft(tom, { title: 'Half a form' })
  await aReview(tom, { asked: [ada], title: 'How we moor' })
  await anApplause(ada, [tom], { words: thanks, isPublic: false, toManager: true })
  return { workspace, amara, mira, noor, tom, ada, goal, oneOnOne }
}

export type Leaver = Awaited<ReturnType<typeof aLeaver>>
