import { toast } from '@/components/ui/overlay/toast'

/** Awaits a save that a press needs, and says so where it fails: its notice stands at the top of the page. */
export async function isSaved(save: Promise<boolean>, title: string): Promise<boolean> {
  const done = await save
  if (!done) toast({ type: 'error', title, description: 'The form couldn’t be saved. Try again.' })
  return done
}
