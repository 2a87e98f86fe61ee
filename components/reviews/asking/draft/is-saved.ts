import { toast } from '@/components/ui/overlay/toast'
import type { Saving } from './saving'
import type { Store } from './store'

/** Awaits a save that a press needs, and says why where it fails: its notice stands at the top of the page. */
export async function isSaved(
  save: Promise<boolean>,
  title: string,
  store: Pick<Store<{ saving: Saving }>, 'read'>,
): Promise<boolean> {
  const done = await save
  if (done) return true
  const { saving } = store.read()
  toast({
    type: 'error',
    title,
    description: 'message' in saving ? saving.message : 'The form couldn’t be saved. Try again.',
  })
  return false
}
