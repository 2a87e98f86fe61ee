import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { memberAction, personAction, publicAction, reviewerAction } from '@/lib/access/action'
import { adminsOnly, anybody, everybody, othersRefused, refuseOtherRoles } from '@/lib/access/declaration'
import { memberRoute, publicRoute } from '@/lib/access/route'
import { Role } from '@/lib/platform/generated/prisma/enums'
import { expectRefused } from '@/tests/support/refused'

const schema = z.object({})
const command = async () => ({})

test('an action or a route that declares nothing, or what its wrapper cannot hold to, does not compile', () => {
  const wrong = [
    // @ts-expect-error It declares nothing.
    () => memberAction(schema, command),
    // @ts-expect-error It declares nothing.
    () => publicAction(schema, command),
    // @ts-expect-error It declares nothing.
    () => memberRoute(schema, command),
    // @ts-expect-error What a member does belongs to an ability.
    () => memberAction(schema, command, anybody),
    // @ts-expect-error Somebody in no workspace has no role.
    () => personAction(schema, command, adminsOnly('goals.edit')),
    // @ts-expect-error Nor has the holder of a link.
    () => reviewerAction(schema, command, adminsOnly('goals.edit')),
    // @ts-expect-error What anybody may call is nobody's ability.
    () => publicRoute(schema, command, everybody('goals.edit')),
  ]
  expect(wrong).toHaveLength(7)
})

test('what an action or a route declares is read from it, with its gate', () => {
  const said = othersRefused('goals.edit')
  expect(memberAction(schema, command, said).declaration).toEqual({ ...said, gate: 'member' })
  expect(publicRoute(schema, command, anybody).declaration).toEqual({ ...anybody, gate: 'public' })
})

describe('what is for Admins only', () => {
  const refusing = async (role?: Role) => refuseOtherRoles(adminsOnly('goals.edit'), role ? { role } : {})

  test('lets Admins in, and nobody else', async () => {
    await expect(refusing('Admin')).resolves.toBeUndefined()
    await expectRefused(refusing('Manager'), 'forbidden')
    await expectRefused(refusing('Member'), 'forbidden')
    await expectRefused(refusing(), 'forbidden')
  })

  test('leaves everything else to what it wraps', () => {
    for (const role of Object.values(Role)) expect(() => refuseOtherRoles(othersRefused('x'), { role })).not.toThrow()
  })
})
