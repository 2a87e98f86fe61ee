import { memberActor, type Actor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import { randomId } from '@/lib/shared/randomness'
import type { Source } from '@/lib/summaries/rules/prompt'
import { materialIn, openAiRoutes } from '@/tests/support/providers/openai'
import { workerStandIn } from '@/tests/support/providers/worker'

/** The stand-in of this worker as an AI service. */
export async function theAi() {
  const { standIn } = await workerStandIn()
  const { routes, settings } = openAiRoutes()
  standIn.use({ name: 'openai', routes })
  return {
    standIn,
    settings,
    /** The texts of each request so far. */
    prompts: () => standIn.seen.map((asked) => materialIn(asked).map(({ text }) => text)),
  }
}

/** AI is switched on in the workspace of these people, who know it. */
export async function withAi<People extends readonly Actor[]>(
  ...people: People
): Promise<{ [Key in keyof People]: Actor }> {
  const workspaceIds = people.map(({ workspaceId }) => workspaceId)
  await db.workspace.updateMany({ where: { id: { in: workspaceIds } }, data: { withFeatures: ['Ai'] } })
  return (await Promise.all(people.map(({ memberId }) => memberActor(memberId)))) as { [Key in keyof People]: Actor }
}

export const aSource = (text = 'We ship on Monday'): Source => ({
  kind: 'Decision',
  label: 'Decision',
  text,
  href: '/followups/1',
  by: null,
})

/** Something to be drafted, by a press of its own. */
export const anOrder = (...texts: string[]) => ({
  pressId: randomId(),
  subject: 'meeting:1',
  task: 'meeting' as const,
  sources: (texts.length === 0 ? ['We ship on Monday'] : texts).map((text) => aSource(text)),
})

/** What somebody has used. */
export const usageOf = ({ memberId }: Actor) => db.aiUsage.findUnique({ where: { memberId } })
