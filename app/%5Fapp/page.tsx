import { redirect } from 'next/navigation'

/** The address of the app's shell; the shell opens on the dashboard. */
export default function AppShellPage() {
  redirect('/dashboard')
}
