import { redirect } from 'next/navigation'

export default function TemplateEditPage() {
  redirect('/template')
}
