import { plural } from '@/lib/shared/text'

export type ChosenAct = 'resend' | 'revoke'

const chosenWords = {
  resend: { done: 'sent again', why: 'just sent, unsubscribed from mail, or no longer pending' },
  revoke: { done: 'revoked', why: 'accepted already' },
} as const

/** The news of several invitations, and why some were left out. */
export function chosenNews(act: ChosenAct, { done, left }: { done: number; left: number }) {
  const words = chosenWords[act]
  return {
    type: done === 0 ? ('info' as const) : ('success' as const),
    title: `${done === 0 ? 'No invitation' : plural(done, 'invitation')} ${words.done}`,
    description: left === 0 ? undefined : `${left} left out: ${words.why}.`,
  }
}

/** What revoking these does, the viewer's waiting requests included. */
export function revokeText(ids: readonly string[], requested: readonly string[]) {
  const lost = requested.filter((id) => ids.includes(id)).length
  const request = lost === 0 ? '' : ` Your ${lost === 1 ? 'request' : `${lost} requests`} won’t reach them.`
  const [links, seats] = ids.length === 1 ? ['The link stops', 'the seat is'] : ['The links stop', 'the seats are']
  return `${links} working and ${seats} free. They get no notification.${request}`
}
