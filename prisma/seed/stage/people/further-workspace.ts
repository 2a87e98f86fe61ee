import { memberActorAt, type Actor } from '@/lib/access/actor'
import { personActor } from '@/lib/access/person'
import { switchWorkspace } from '@/lib/members/sign-in/commands/switch-workspace'
import { createWorkspace } from '@/lib/workspaces/commands/create-workspace'
import type { CreateWorkspaceInput } from '@/lib/workspaces/schema'
import { people } from '@/prisma/seed/acme/people'

/** Acme's founder begins one workspace more and is its Admin. They go on at Acme, so that they arrive there at a sign-in. */
export async function beginFurtherWorkspace(input: CreateWorkspaceInput): Promise<Actor> {
  const { email } = people.amara
  const founder = await memberActorAt('acme', email)
  await createWorkspace(await personActor(founder.userId), input)
  if (!(await switchWorkspace(founder))) throw new Error('The founder cannot go on at Acme.')
  return memberActorAt(input.slug, email)
}
