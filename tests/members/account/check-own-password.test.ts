import { expect, test } from 'vitest'
import { checkOwnPassword } from '@/lib/members/account/commands/check-own-password'
import { aMember } from '@/tests/factories/members'
import { expectRefused } from '@/tests/support/refused'

const password = 'harbour kettle moss'

test('knows the right one, a wrong one, and that there is none', async () => {
  const actor = await aMember({ password })
  expect(await checkOwnPassword(actor, password)).toMatch(/^\$argon2id\$/)
  expect(await checkOwnPassword(actor, 'plum violin seven')).toBe('wrong')
  expect(await checkOwnPassword(actor, '')).toBe('wrong')
  expect(await checkOwnPassword(await aMember(), password)).toBeNull()
})

test('the right one gives all attempts back', async () => {
  const actor = await aMember({ password })
  for (const typed of [...Array.from({ length: 9 }, () => 'wrong'), password, 'wrong']) {
    await checkOwnPassword(actor, typed)
  }
  for (let attempt = 0; attempt < 9; attempt++) await checkOwnPassword(actor, 'wrong')
  await expectRefused(checkOwnPassword(actor, password), 'too-many')
})
