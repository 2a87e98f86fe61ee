import { redirect } from 'next/navigation'

export default function ArchivedGoalsPage() {
  redirect('/goals?tab=archived')
}
