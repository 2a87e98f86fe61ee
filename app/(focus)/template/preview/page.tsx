import { redirect } from 'next/navigation'
import { templateIdSchema } from '@/lib/templates/schema'

export default async function TemplatePreviewPage({ searchParams }: PageProps<'/template/preview'>) {
  const asked = templateIdSchema.safeParse(await searchParams)
  redirect(asked.success ? `/template/preview/${asked.data.id}` : '/template')
}
