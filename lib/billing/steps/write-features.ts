import 'server-only'
import type { Tx } from '@/lib/platform/tx'

export async function writeFeatures(tx: Tx, planId: string, lines: readonly string[]): Promise<void> {
  const present = await tx.planFeature.findMany({
    where: { planId },
    orderBy: { position: 'asc' },
    select: { description: true },
  })
  if (JSON.stringify(present.map(({ description }) => description)) === JSON.stringify(lines)) return
  await tx.planFeature.deleteMany({ where: { planId } })
  await tx.planFeature.createMany({
    data: lines.map((description, index) => ({ planId, position: index + 1, description })),
  })
}
