import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { agendaGone, noSuchPoint, tooManyPoints } from '@/lib/one-on-ones/refusals'
import { findBuiltIn } from '@/lib/one-on-ones/rules/agenda-templates'
import { oneOnOneLimits } from '@/lib/one-on-ones/rules/one-on-one-limits'
import { nextPosition } from '@/lib/one-on-ones/rules/talking-points'
import { now } from '@/lib/platform/clock'
import { ensureSame, type Tx } from '@/lib/platform/db'
import { isId } from '@/lib/shared/id'

/** A template's points. Throws for an unknown or foreign one. */
export async function pointsOfAgenda(tx: Tx, { memberId }: Actor, agenda: string): Promise<readonly string[]> {
  const builtIn = findBuiltIn(agenda)
  if (agenda === '' || builtIn) return builtIn?.points ?? []
  if (!isId(agenda)) throw agendaGone()
  const own = await tx.agendaTemplate.findFirst({ where: { id: agenda, memberId }, select: { points: true } })
  if (!own) throw agendaGone()
  return own.points
}

type NewPoint = { id?: string; text: string; link?: string }

/** Appends talking points to a pair; idempotent by id. */
async function addPoints(tx: Tx, actor: Actor, pairId: string, points: readonly NewPoint[]): Promise<number> {
  const { workspaceId, memberId: authorId } = actor
  const open = { pairId, doneAt: null }
  const count = await tx.talkingPoint.count({ where: open })
  const last = await tx.talkingPoint.findFirst({
    where: open,
    orderBy: { position: 'desc' },
    select: { position: true },
  })
  if (count + points.length > oneOnOneLimits.openPoints) throw tooManyPoints(oneOnOneLimits.openPoints)
  let position = last?.position
  const data = points.map((point) => {
    position = nextPosition(position)
    return { ...point, workspaceId, pairId, authorId, position, createdAt: now() }
  })
  return (await tx.talkingPoint.createMany({ data, skipDuplicates: true })).count
}

export async function addOwnPoint(tx: Tx, actor: Actor, pairId: string, point: Required<NewPoint>) {
  const { id, text, link } = point
  const own = { id, authorId: actor.memberId }
  const before = await tx.talkingPoint.findFirst({ where: own, select: { pairId: true, text: true, link: true } })
  if (before) return ensureSame(before, { pairId, text, link })
  if ((await addPoints(tx, actor, pairId, [point])) === 0) throw noSuchPoint()
}

/** Appends a template's talking points that aren't open already. */
export async function addAgendaPoints(tx: Tx, actor: Actor, pairId: string, points: readonly string[]) {
  const open = await tx.talkingPoint.findMany({ where: { pairId, doneAt: null }, select: { text: true } })
  const there = new Set(open.map(({ text }) => text))
  const added = points.filter((text) => !there.has(text)).map((text) => ({ text }))
  if (added.length > 0) await addPoints(tx, actor, pairId, added)
}
