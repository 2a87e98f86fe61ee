import { redirect } from 'next/navigation'

export default function TemplatePreviewPage() {
  redirect('/template')
}
