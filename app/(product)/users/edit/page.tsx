import { redirect } from 'next/navigation'
import { memberIdSchema } from '@/lib/members/schema'

export default async function UsersEditPage({ searchParams }: PageProps<'/users/edit'>) {
  const asked = memberIdSchema.safeParse(await searchParams)
  redirect(asked.success ? `/users/edit/${asked.data.id}` : '/users')
}
