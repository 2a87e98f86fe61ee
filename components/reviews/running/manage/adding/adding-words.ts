import { plural } from '@/lib/shared/text'

/** The button's label; for paused feedback, invitations go out on resume. */
export function addingInWords(count: number, isPaused: boolean) {
  const verb = isPaused ? 'Add' : 'Send'
  if (count === 0) return verb
  return `${verb}${isPaused ? '' : ' to'} ${plural(count, 'person', 'people')}`
}

/** The success message. */
export const addedInWords = (people: string, isPaused: boolean) =>
  isPaused ? `Added ${people}. They’re asked when you resume.` : `Sent to ${people}`
