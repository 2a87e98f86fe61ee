import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { ChooseCelebrationInput } from '@/lib/celebrations/schema'
import { db } from '@/lib/platform/db'

export async function chooseCelebration(
  { workspaceId, memberId }: Actor,
  { kind, isCelebrated }: ChooseCelebrationInput,
): Promise<void> {
  if (isCelebrated) await db.celebrationOptOut.deleteMany({ where: { memberId, kind } })
  else await db.celebrationOptOut.createMany({ data: [{ workspaceId, memberId, kind }], skipDuplicates: true })
}
