import { redirect } from 'next/navigation'
import { templateIdSchema } from '@/lib/templates/schema'

export default async function TemplateEditPage({ searchParams }: PageProps<'/template/edit'>) {
  const asked = templateIdSchema.safeParse(await searchParams)
  redirect(asked.success ? `/template/edit/${asked.data.id}` : '/template')
}
