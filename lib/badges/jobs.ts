import 'server-only'
import { systemActor } from '@/lib/access/actor'
import { withEach } from '@/lib/platform/one-by-one'
import type { Job } from '@/lib/platform/queue'
import { awardBadges } from './commands/award-badges'
import { listEarned, type Earned } from './queries/list-earned'

type Due = { id: string; workspaceId: string; earned: Pick<Earned, 'badge' | 'earnedAt' | 'times'>[] }

function byMember(rows: readonly Earned[]): Due[] {
  const due: Due[] = []
  for (const { memberId: id, workspaceId, ...badge } of rows) {
    const last = due.at(-1)
    if (last?.id === id) last.earned.push(badge)
    else due.push({ id, workspaceId, earned: [badge] })
  }
  return due
}

export async function awardDueBadges(now: Date): Promise<{ awarded: number }> {
  const outcomes = await withEach(
    byMember(await listEarned(now)),
    ({ id: memberId, workspaceId, earned }) => awardBadges(systemActor(workspaceId), { memberId, earned }),
    'People who could not be given their badges',
  )
  return { awarded: outcomes.reduce((sum, { awarded }) => sum + awarded.length, 0) }
}

export const jobs: Job[] = [{ name: 'badge.award', cron: '*/15 * * * *', mayTakeMinutes: 10, run: awardDueBadges }]
