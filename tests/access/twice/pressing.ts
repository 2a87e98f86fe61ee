import { personActor } from '@/lib/access/person'
import { findReviewer } from '@/lib/access/reviewer'
import { aSuperAdmin, aVisitor } from '@/tests/factories/members'
import { declarations } from '@/tests/factories/sweep/declarations'
import { entitled, rightfulInput } from '@/tests/factories/sweep/rightful'
import { inSparseWorld } from '@/tests/factories/sweep/sparse'
import type { SweptWorld } from '@/tests/factories/sweep/world'
import { bound } from './bound'
import { outcomeOf } from '@/tests/support/refused'

/** Those among whom somebody may do it, each as the gate of the action knows them. */
async function askersOf(name: string, world: SweptWorld, input: object, isByLink: boolean): Promise<unknown[]> {
  const gate = declarations[name]?.gate
  if (gate === 'public') return [aVisitor()]
  if (gate === 'admin') return [await aSuperAdmin()]
  if (isByLink) return [await findReviewer('code' in input ? String(input.code) : '')]
  const people = await entitled(name, world)
  return gate === 'person' ? Promise.all(people.map(({ userId }) => personActor(userId))) : people
}

/** Somebody in a workspace of their own who is about to press; each press sends the same. */
export async function aButton(name: string, isByLink: boolean) {
  const load = bound.get(name)
  if (!load) throw new Error(`${name} is bound nowhere.`)
  const { schema, command } = await load()
  return inSparseWorld(async (world) => {
    const sent = await rightfulInput(name, world, isByLink ? world.code : '')
    const input = schema.parse(sent)
    const press = (asker: unknown) => outcomeOf(command(asker, input))
    return { workspaceId: world.workspace.id, askers: await askersOf(name, world, sent, isByLink), press }
  })
}
