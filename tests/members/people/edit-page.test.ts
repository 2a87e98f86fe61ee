import { expect, test } from 'vitest'
import UsersEditPage from '@/app/(product)/users/edit/page'
import { randomId } from '@/lib/shared/randomness'

const open = (query: { id?: string }) =>
  UsersEditPage({ params: Promise.resolve({}), searchParams: Promise.resolve(query) })

test('/users/edit leads to the person that its address names, and without one to the list', async () => {
  const id = randomId()
  await expect(open({ id })).rejects.toMatchObject({ digest: expect.stringContaining(`;/users/edit/${id};`) })
  for (const query of [{}, { id: '//evil.example' }])
    await expect(open(query)).rejects.toMatchObject({ digest: expect.stringContaining(';/users;') })
})
