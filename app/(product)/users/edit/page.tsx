import { redirect } from 'next/navigation'

export default function UsersEditPage() {
  redirect('/users')
}
