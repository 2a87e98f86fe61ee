import { plural } from '@/lib/shared/text'

/** What the button says that asks so many more; of paused feedback they are asked once it goes on. */
export function addingInWords(count: number, isPaused: boolean) {
  const verb = isPaused ? 'Add' : 'Send'
  if (count === 0) return verb
  return `${verb}${isPaused ? '' : ' to'} ${plural(count, 'person', 'people')}`
}

/** What is said once they were. */
export const addedInWords = (people: string, isPaused: boolean) =>
  isPaused ? `Added ${people}. They’re asked when you resume.` : `Sent to ${people}`
